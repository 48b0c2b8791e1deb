/** What the provider says to customers, in English. The Latvian catalogue has the same keys by type. */
export const en = {
  badRequest: "The request could not be read. Check what you entered and try again.",
  notFound: "There is nothing at this address.",
  methodNotAllowed: "This address does not answer that kind of request.",
  tooLarge: "The request is too large.",
  sessionExpired: "Session is expired",
  forbidden: "Forbidden",
  serverError: "Something went wrong on our side. Try again later.",

  lockedMinutes: (minutes: number) =>
    `Too many attempts. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
  resetSent: "If we know this e-mail address, a code is on its way to it.",
  tooManyCodes: "Too many codes were asked for. Try again later.",

  notVerified: "Verify your identity before sending money.",
  twoFactorOff: "Turn on two-factor authentication before sending money.",
  companyNotConfirmed: "The company is still under review, so it cannot send money yet.",
  currencyNotSent: "Only EUR can be sent.",
  ownAccount: "This is your own account. Enter the payee's account.",
  amountInvalid: "Enter an amount of at least 0.01 with at most two decimals.",
  balanceTooLow: (available: string) => `The amount is above your available balance of ${available}.`,
  balanceTooLowForFee: (available: string, fee: string) =>
    `With the fee of ${fee} the payment is above your available balance of ${available}.`,
  payeeNameInvalid: "The payee's name may have 1 to 70 letters, digits, spaces, dots and commas.",
  ibanInvalid: "This IBAN is not valid. Check it against the invoice.",
  accountInvalid: "The account number may have 8 to 34 letters and digits.",
  ibanOutsideSepa: "The country of this IBAN is not part of SEPA.",
  bicInvalid: "This BIC is not valid.",
  referenceInvalid: "The reference may have 1 to 140 letters, digits, spaces, dots and commas.",
  templateNameInvalid: "Enter a name for the template.",

  keyMissing: "The request has no idempotency key, so it was not carried out.",
  keyReused: "This request was already used for a different payment. Start the payment again.",
  nameCheckMissing: "The payee's name has to be checked first. Start the payment again.",
  nameCheckStale: "The payment changed after the payee's name was checked. Start the payment again.",
  nameCheckRefused: "The payee's name does not match the account, so the payment was not sent.",

  nameMatches: "The name matches the account holder.",
  nameCloseMatch: (name: string) =>
    `The name almost matches. The account belongs to ${name}. If you send the payment without checking, the money may reach someone else.`,
  nameNoMatch:
    "The name does not match the account. If you send the payment, the money may go to an account that does not belong to the intended payee.",
  nameNotChecked:
    "The payee's name could not be checked. If you send the payment, the money may go to an account that does not belong to the intended payee.",

  /** Why a payment did not arrive, by the reason the ledger keeps. */
  statusReasons: {
    bank_unknown: "the payee's bank could not be found",
    instant_not_taken: "the payee's bank does not take instant payments",
    credit_not_taken: "the payee's bank does not take this payment",
    account_unknown: "there is no such account at the payee's bank",
    account_closed: "the account is closed",
    rejected: "the payee's bank refused the payment",
    no_answer: "the payee's bank did not answer in time",
    by_operator: "the bank stopped the payment",
    went_wrong: "the payment could not be processed",
  },

  confirmSubject: "Your Amberline code",
  confirmBody: (code: string) =>
    `Your code is ${code}. It is valid for 10 minutes. Amberline never asks for it by phone.`,
  resetSubject: "Your Amberline password reset code",
  resetBody: (code: string) =>
    `Your password reset code is ${code}. It is valid for 10 minutes. If you did not ask for it, do nothing.`,
};

export type Texts = typeof en;
