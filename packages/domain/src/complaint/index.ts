/** Specification 5: bytes of all files of a complaint together. */
export const largestComplaintFiles = 20_000_000;

export const longestSubject = 200;

export const longestDescription = 10_000;

/** Directive (EU) 2015/2366, article 101(2): business days within which a complaint is answered. */
export const complaintAnswerDays = 15;

/** What is wrong with the files of a complaint before they are read; null if nothing is. */
export const complaintFilesProblem = (files: readonly { size: number }[]): "tooLarge" | null =>
  files.reduce((sum, { size }) => sum + size, 0) > largestComplaintFiles ? "tooLarge" : null;
