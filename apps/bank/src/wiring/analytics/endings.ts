/** The endings that are told to the bank's analytics, by flow: states of its machine. */
export const endings = {
  accountClosing: ["closed"],
  appRedirect: ["fellBack"],
  complaint: ["done"],
  invitation: ["answered"],
  loginBlock: ["done"],
  passwordChange: ["done"],
  passwordReset: ["done"],
  send: ["completed", "left"],
  signUp: ["registered"],
} as const;

export type Endings = typeof endings;
