import { bank } from "./contacts.en";
import type { LegalText, NamedService } from "./types";

const transfers: readonly NamedService[] = [
  { name: "Credit transfer, SEPA instant", price: "instant" },
  { name: "Credit transfer, SEPA", price: "credit" },
  { name: "Credit transfer, outside SEPA", price: "swift" },
  { name: "Standing order, each payment", price: "standing_order" },
  { name: "Direct debit", price: "direct_debit" },
];
const general = [{ name: "Maintaining the account", price: "account" }] as const;

export const fees: LegalText = {
  title: "Fees",
  summary: "What each service costs, and the fee information document of a consumer's account.",
  versions: [
    {
      from: "2026-11-01",
      changes: "Added: direct debits and standing orders, free of charge for consumers.",
    },
    { from: "2026-03-01", changes: "First version." },
  ],
  sections: [
    {
      id: "consumers",
      title: "Fee information document",
      blocks: [
        `Account provider: ${bank.name}.`,
        "This document informs you about the fees for using the main services linked to the payment account. It will help you to compare these fees with those of other accounts. Fees may also apply for using services linked to the account which are not listed here.",
        "A glossary of the terms is below, free of charge.",
        {
          fees: {
            isForConsumers: true,
            groups: [
              { title: "General account services", services: general },
              { title: "Payments (excluding cards)", services: transfers },
              {
                title: "Cards and cash",
                services: [
                  { name: "Providing a debit card" },
                  { name: "Providing a credit card" },
                  { name: "Cash withdrawal" },
                ],
              },
              { title: "Overdrafts and related services", services: [{ name: "Overdraft" }] },
            ],
          },
        },
      ],
    },
    {
      id: "companies",
      title: "Price list for companies",
      blocks: [
        {
          fees: {
            isForConsumers: false,
            groups: [
              { title: "General account services", services: general },
              { title: "Payments", services: transfers },
            ],
          },
        },
      ],
    },
    {
      id: "charging",
      title: "How fees are charged",
      blocks: [
        "The fee is shown before you confirm a payment and taken together with it. An instant payment never costs more than a regular one. Money that comes in is free of charge.",
        "What you have paid in fees is in your history and in every statement.",
      ],
    },
    {
      id: "glossary",
      title: "Glossary",
      blocks: [
        {
          table: {
            head: ["Term", "Meaning"],
            rows: [
              [
                "Maintaining the account",
                "The account provider operates the account for use by the customer.",
              ],
              [
                "Credit transfer",
                "The account provider transfers money, on the instruction of the customer, from the customer's account to another account.",
              ],
              [
                "Standing order",
                "The account provider makes regular transfers, on the instruction of the customer, of a fixed amount of money from the customer's account to another account.",
              ],
              [
                "Direct debit",
                "The customer permits someone else to instruct the account provider to transfer money from the customer's account to that recipient, on a date or dates agreed by the customer and the recipient. The amount may vary.",
              ],
              [
                "Providing a debit card",
                "The account provider provides a payment card linked to the customer's account. The amount of each transaction is taken directly and in full from that account.",
              ],
              [
                "Providing a credit card",
                "The account provider provides a payment card whose transactions of an agreed period are taken in full or in part from the customer's account on an agreed date.",
              ],
              ["Cash withdrawal", "The customer takes cash out of the customer's account."],
              [
                "Overdraft",
                "The account provider and the customer agree in advance that the customer may borrow money when there is no money left in the account.",
              ],
            ],
          },
        },
      ],
    },
  ],
};
