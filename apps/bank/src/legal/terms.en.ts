import { brand } from "../brand";
import { bank } from "./contacts.en";
import type { LegalText } from "./types";

export const terms: LegalText = {
  title: "Terms of use",
  summary: "What you and the bank agree on when you open an account.",
  versions: [
    {
      from: "2027-02-01",
      changes:
        "Added: once a year you get a statement of all fees, free of charge. Said more clearly how we tell you of changes.",
    },
    {
      from: "2026-11-01",
      changes:
        "Added: planned payments, direct debits, requests for money and payments from files. Added: you choose how much may be sent by one payment and in a day.",
    },
    { from: "2026-03-01", changes: "First version." },
  ],
  sections: [
    {
      id: "parties",
      title: "Who the agreement is between",
      blocks: [
        `These terms are an agreement between you and ${bank.name} (“${brand.name}”, “we”). They apply from the moment you agree to them when you open an account, for an unlimited time.`,
        { contact: bank },
        "You can have these terms on paper or by email at any time, free of charge. We write to you in the language you have chosen here.",
      ],
    },
    {
      id: "account",
      title: "Your account",
      blocks: [
        "To open an account we have to know who you are: you show an identity document and a photo of yourself. Until that is done you can look around, but not send money.",
        "A company's account is opened by its representative and confirmed after we have read its documents. The owner of the account may let other people use it, and says what each of them may do.",
      ],
    },
    {
      id: "payments",
      title: "Payments",
      blocks: [
        "A payment is made once you have confirmed it with a code, a passkey or otherwise as we ask. Before you confirm we show the payee, the amount and the fee, and whether the name belongs to the account number.",
        {
          list: [
            "An instant payment arrives within ten seconds, at any time of any day.",
            "A regular payment arrives on the next working day at the latest.",
            "An instant payment can't be called back. A planned payment can be changed or stopped until the day before it is made.",
          ],
        },
        "We may refuse a payment when there is not enough money, when a limit is reached or when the law forbids it. We tell you why, unless the law forbids that too.",
      ],
    },
    {
      id: "safety",
      title: "Keeping your money safe",
      blocks: [
        "Keep your password, codes and devices to yourself. We never ask for a code by phone. Tell us without delay if something is lost or stolen, or if somebody else may have used it.",
        "If we suspect that somebody else is using your account we block it, tell you why, and lift the block when the reason is gone.",
      ],
    },
    {
      id: "liability",
      title: "Payments you did not approve",
      blocks: [
        "Tell us about a payment that you did not approve, or that was made wrongly, as soon as you notice it, and within 13 months at the latest. We pay the amount back by the end of the next working day, unless we have reason to suspect fraud.",
        "Until you have told us you may have to bear up to €50 of a loss from a lost or stolen means of payment; all of it if you acted fraudulently or with gross negligence. After you have told us you bear nothing.",
        "You can have a direct debit paid back within eight weeks without giving a reason.",
      ],
    },
    {
      id: "amendments",
      title: "Changes of these terms",
      blocks: [
        "We tell consumers about a change at least two months before it applies, and say what changes. If you don't agree you can end the agreement before that day, free of charge. If you say nothing the change applies.",
      ],
    },
    {
      id: "ending",
      title: "Ending the agreement",
      blocks: [
        "You can end the agreement at any time, free of charge, and within 14 days of opening the account withdraw from it without giving a reason. We can end it with two months' notice.",
      ],
    },
    {
      id: "law",
      title: "Law and disputes",
      blocks: [
        "The law of Latvia applies. “How to complain” says what you can do if you are not satisfied, and who else can help. You can always go to court.",
      ],
    },
  ],
};
