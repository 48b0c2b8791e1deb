import { bank, supervisor } from "./contacts.en";
import type { LegalText } from "./types";

export const depositGuarantee: LegalText = {
  title: "Deposit guarantee",
  summary: "What happens to your money if the bank fails: the depositor information sheet.",
  versions: [{ from: "2026-03-01", changes: "First version." }],
  sections: [
    {
      id: "sheet",
      title: "Depositor information sheet",
      blocks: [
        "Basic information about the protection of deposits.",
        {
          table: {
            head: ["Question", "Answer"],
            rows: [
              [
                `Deposits in ${bank.name} are protected by`,
                "The Deposit Guarantee Fund of Latvia, run by the Bank of Latvia",
              ],
              ["Limit of protection", "€100,000 per depositor per bank"],
              [
                "If you have more deposits at the same bank",
                "All your deposits at the same bank are added up, and the total is subject to the limit of €100,000",
              ],
              [
                "If you have a joint account with other people",
                "The limit of €100,000 applies to each depositor separately",
              ],
              ["Reimbursement period in case of the bank's failure", "7 working days"],
              ["Currency of reimbursement", "Euro"],
              ["Contact and more information", "Bank of Latvia, www.bank.lv"],
            ],
          },
        },
      ],
    },
    {
      id: "more",
      title: "Additional information",
      blocks: [
        "The guarantee covers the balance of your account with the interest due, of people and of companies alike. It does not cover deposits of banks, financial institutions and public authorities, or money from a crime.",
        "A higher amount is protected for some time after certain events, such as the sale of your home. Debts to the bank that have fallen due are deducted from what is paid out.",
        "You don't have to ask for it: the fund pays automatically. Ask there if you have not been paid within the period.",
        { contact: supervisor },
      ],
    },
  ],
};
