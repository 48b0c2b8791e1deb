import { bank, consumerAuthority, ombudsman, supervisor } from "./contacts.en";
import type { LegalText } from "./types";

export const complaints: LegalText = {
  title: "How to complain",
  summary: "How to tell us that something is wrong, when we answer, and who else can help.",
  versions: [{ from: "2026-03-01", changes: "First version." }],
  sections: [
    {
      id: "how",
      title: "Tell us first",
      blocks: [
        "Signed in, choose “Send message” in the profile menu: the complaint gets a number and you see it kept. You can also write or call, free of charge, in English or in Latvian.",
        { contact: bank },
        "Say what happened, when, and what you would like us to do. Files help: you can attach them.",
      ],
    },
    {
      id: "when",
      title: "When we answer",
      blocks: [
        "Within 15 working days, in writing. If something that we can't influence takes longer we write by then why, and answer within 35 working days at the latest.",
      ],
    },
    {
      id: "consumers",
      title: "If you are not satisfied, as a consumer",
      blocks: [
        "The ombudsman of the banks looks at complaints of consumers about their bank:",
        { contact: ombudsman },
        "The Consumer Rights Protection Centre helps to settle a dispute, and so does the body for consumer disputes that works there. Before that you have to have complained to us.",
        { contact: consumerAuthority },
      ],
    },
    {
      id: "supervisor",
      title: "Who supervises us",
      blocks: [
        "Anybody, a company too, can tell the supervisor that a bank does not keep to the law. It does not decide disputes about money.",
        { contact: supervisor },
        "You can always go to court.",
      ],
    },
  ],
};
