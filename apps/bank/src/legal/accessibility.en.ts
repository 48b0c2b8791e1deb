import { brand } from "../brand";
import { bank, consumerAuthority } from "./contacts.en";
import type { LegalText } from "./types";

export const accessibility: LegalText = {
  title: "Accessibility",
  summary: "How everybody can use the bank, what does not work well yet, and whom to tell.",
  versions: [{ from: "2026-11-01", changes: "First version." }],
  sections: [
    {
      id: "standard",
      title: "What we keep to",
      blocks: [
        `${brand.name} wants everybody to be able to use the bank without help. This statement is about the whole internet bank, signed out and signed in, and follows the European Accessibility Act (Directive (EU) 2019/882) and the law of Latvia on the accessibility of goods and services.`,
        "The bank is built to meet EN 301 549 and the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.",
      ],
    },
    {
      id: "how",
      title: "How the bank works for you",
      blocks: [
        {
          list: [
            "Everything can be done with the keyboard alone, and the focus is always visible.",
            "Screen readers hear what each field, button and table is, and are told of errors, results and time that runs out.",
            "Text can be enlarged to 400 % without sideways scrolling. There are light and dark colours with strong contrast, and your own colours are respected.",
            "Movement stops when your device asks for less of it.",
            "A minute before your session ends you are warned and can extend it.",
            "You don't have to remember or copy codes: password managers, passkeys and pasting work.",
            "Before a payment is made everything is shown again, and you can go back.",
            "The language is plain, in each one that you can choose.",
          ],
        },
      ],
    },
    {
      id: "limits",
      title: "What does not work well yet",
      blocks: [
        {
          list: [
            "Statements and other PDF files are not tagged for screen readers. The same information is on the History page, and as a table for Excel and as CSV.",
            "Documents that payees, companies or the partner of our offers give us may not be accessible. Ask us for their content.",
            "To verify your identity you take a photo of your document and of yourself. If you can't, write or call: we help in another way.",
          ],
        },
      ],
    },
    {
      id: "tested",
      title: "How we know",
      blocks: [
        "We check every page automatically with each change, and by keyboard, zoom, text spacing and high contrast by hand. This statement was last reviewed on the day from which it is in force.",
      ],
    },
    {
      id: "contact",
      title: "Tell us",
      blocks: [
        "If something stops you, or you need a document in another form, write or call. We answer within 15 working days.",
        { contact: bank },
      ],
    },
    {
      id: "authority",
      title: "If our answer does not help",
      blocks: [
        "You can turn to the authority that supervises accessibility:",
        { contact: consumerAuthority },
      ],
    },
  ],
};
