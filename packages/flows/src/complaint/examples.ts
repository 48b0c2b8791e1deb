import type { ComplaintText } from "./complaint.machine";

export const exampleComplaint: ComplaintText = {
  subject: "Maksa divreiz",
  description: "Par vienu maksājumu 16. novembrī maksa ir ieturēta divreiz.",
  files: [],
};
