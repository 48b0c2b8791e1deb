import { bank, dataAuthority } from "./contacts.en";
import { privacyEmail } from "./facts";
import type { LegalText } from "./types";

export const privacy: LegalText = {
  title: "Privacy",
  summary: "Which data we keep about you, why, for how long, and what you can ask for.",
  versions: [
    { from: "2026-11-27", changes: "Added: what the search keeps on your device." },
    {
      from: "2026-11-01",
      changes:
        "Added: what we keep of passkeys and of notifications. Said more clearly how long each kind of data is kept.",
    },
    { from: "2026-03-01", changes: "First version." },
  ],
  sections: [
    {
      id: "controller",
      title: "Who is responsible",
      blocks: [
        `${bank.name} decides why and how your data are used. For anything about your data write to ${privacyEmail}.`,
      ],
    },
    {
      id: "data",
      title: "Which data, and why",
      blocks: [
        {
          table: {
            head: ["Data", "Why, and on what legal ground"],
            rows: [
              [
                "Name, address, email, phone",
                "To have an agreement with you and to reach you: the agreement.",
              ],
              [
                "Identity document, your photo, answers about public positions",
                "To know our customers, as the law against money laundering asks: legal obligation.",
              ],
              [
                "Payments, payees, balances, templates, planned payments",
                "To make payments and show them to you: the agreement; to keep books: legal obligation.",
              ],
              [
                "Devices, sign-ins, network addresses",
                "To protect your account from others: legal obligation and our legitimate interest in security.",
              ],
              [
                "Messages, complaints, files you send us",
                "To answer you: the agreement; complaints: legal obligation.",
              ],
            ],
          },
        },
      ],
    },
    {
      id: "recipients",
      title: "Who else gets data",
      blocks: [
        "The bank of the payee and the payment systems, for each payment. Those who check identity documents and send emails and text messages for us, under contracts that forbid any other use. Authorities, where the law obliges us. Data stay in the European Economic Area; a payment to a bank outside takes its data there.",
      ],
    },
    {
      id: "time",
      title: "How long",
      blocks: [
        {
          list: [
            "Payments, and what identifies you: five years after the agreement has ended, as the law asks.",
            "Complaints: five years after our answer.",
            "Notifications and the list of sign-ins: one year.",
          ],
        },
      ],
    },
    {
      id: "automatic",
      title: "Automatic decisions",
      blocks: [
        "Checks of identity documents and of payments run automatically. When such a check refuses something, you can have a person look at it: write to us in the chat or by email.",
      ],
    },
    {
      id: "cookies",
      title: "Cookies and storage in the browser",
      blocks: [
        "We keep in your browser only what the bank needs to work: your session, language and appearance, and a mark by which we recognise the device at sign-in. There is no advertising and no tracking, so there is nothing to agree to.",
        "What you last opened from the search stays on this device as the bank's own ids, without names or amounts. Nobody else sees them: they go when you sign out. After a session that ran out they go once another login searches on this device, or when you delete the site's data in your browser.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      blocks: [
        "You can ask what we know about you, have it as a file, have it corrected or deleted, and object to its use or limit it. We answer within a month, free of charge. What the law obliges us to keep we can't delete earlier.",
        "If you are not satisfied you can complain to the authority:",
        { contact: dataAuthority },
      ],
    },
  ],
};
