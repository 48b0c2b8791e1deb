/** Spec section 5: the bytes all files of a complaint may have together. */
export const largestComplaintFiles = 20_000_000;

/** The characters a subject may have. */
export const longestSubject = 200;

/** The characters a description may have. */
export const longestDescription = 10_000;

/** Directive (EU) 2015/2366, article 101(2): a complaint is answered within as many business days. */
export const complaintAnswerDays = 15;

/** What can be said against the files of a complaint before they are read; null when nothing can. */
export const complaintFilesProblem = (files: readonly { size: number }[]): "tooLarge" | null =>
  files.reduce((sum, { size }) => sum + size, 0) > largestComplaintFiles ? "tooLarge" : null;
