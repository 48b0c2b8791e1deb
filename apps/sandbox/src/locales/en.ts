import { type CollectionPeriod } from "@amberline/domain/directDebits";
import { ownBank } from "../bank";
import { bankTexts } from "./bank.en";
import { sentence, sentences } from "./sentence";

type Words = readonly [title: string, text: string];

/** What there is nothing to say of is empty. */
interface BookedFacts {
  amount: string;
  name: string;
  reference: string;
  why: string;
  whatFor: string;
  company: string;
}

interface BudgetFacts {
  category: string;
  spent: string;
  limit: string;
  /** Until the limit, or above it. */
  left: string;
  /** The last day of the month. */
  until: string;
  company: string;
}

/** Texts of the provider. The Latvian catalogue has the same keys by type. */
export const en = {
  /** An e-mail, with the text it is about. */
  letter: (body: string) => `Hello,\n\n${body}\n\nKind regards,\n${ownBank.name}\n${bankTexts.address}`,

  badRequest: "The request could not be read. Check what you entered and try again.",
  notFound: "There is nothing at this address.",
  methodNotAllowed: "This address does not answer that kind of request.",
  tooLarge: "The request is too large.",
  sessionExpired: "Session is expired",
  forbidden: "Forbidden",
  tooBusy: "The bank is very busy right now. Try again in a moment.",
  unavailable: "The bank cannot answer at this moment. Try again in a few seconds.",
  serverError: (id: string) =>
    `Something went wrong on our side. Try again later.${id && ` If you write to support, tell them the code ${id}.`}`,

  lockedMinutes: (minutes: number) =>
    `Too many attempts. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
  blockedBy: {
    customer: "Signing in is blocked, as you asked us to. Choose “Forgot password?” and set a new password.",
    bank: "The bank has blocked this login. Please contact us.",
  },
  resetSent: "If this email address is registered with us, we've sent it a code.",
  tooManyCodes: "Too many codes have been requested. Try again later.",

  notVerified: "Verify your identity before sending money.",
  twoFactorOff: "Turn on two-factor authentication before sending money.",
  companyNotConfirmed: "The company is still under review, so it cannot send money yet.",
  currencyNotSent: "Only EUR can be sent.",
  ownAccount: "This is your own account. Enter the payee's account.",
  amountInvalid: "Enter an amount of at least 0.01 with at most two decimals.",
  balanceTooLow: (available: string) => `The amount is above your available balance of ${available}.`,
  balanceTooLowForFee: (available: string, fee: string, total: string) =>
    `With the fee of ${fee} the payment comes to ${total}, which is above your available balance of ${available}.`,
  aboveLimit: {
    perPayment: (limit: string, _left: string) => `The amount is above your limit of ${limit} per payment.`,
    perDay: (limit: string, left: string) =>
      `The amount is above your daily limit of ${limit}. Today you can send ${left} more.`,
    instantPerPayment: (limit: string, _left: string) =>
      `The amount is above your limit of ${limit} per instant payment.`,
    instantPerDay: (limit: string, left: string) =>
      `The amount is above your daily limit of ${limit} for instant payments. Today you can send ${left} more that way.`,
    ownPerPayment: (limit: string, _left: string) =>
      `You can pay up to ${limit} at a time from this account.`,
    ownPerDay: (_limit: string, left: string) => `You can pay ${left} more from this account today.`,
  },
  approversTooFew: (approvers: number, people: number) =>
    `For ${approvers === 1 ? "one approval" : `${approvers} approvals`}, ${people} people must be able to approve: nobody approves their own payments. Give somebody else the right to approve first.`,
  approversWouldLack: (approvers: number, people: number) =>
    `Payments need ${approvers === 1 ? "one approval" : `${approvers} approvals`}, so ${people} people must be able to approve. Give somebody else the right first, or change the rule.`,
  approvalNobody: (needed: number, others: number) =>
    `This needs ${needed === 1 ? "the approval of another person" : `the approval of ${needed} others`}, and ${others === 0 ? "nobody else can" : `only ${others} can`} approve it. Somebody else needs the right to approve first. If nobody can give it any more, write to us in the chat.`,
  approvalWords: {
    payment: (facts: { amount: string; payee: string; account: string; when: string }) =>
      `${facts.amount} to ${facts.payee}, ${facts.account}${facts.when && `, ${facts.when}`}`,
    rule: (above: string, approvers: number) =>
      `payments above ${above} need ${approvers === 1 ? "one approval" : `${approvers} approvals`}`,
    file: (total: string, payments: number, name: string) =>
      `${total} in ${payments === 1 ? "one payment" : `${payments} payments`} from the file ${name}`,
    noRule: "payments need no approval any more",
    person: (name: string, email: string) => `access to the company's account for ${name}, ${email}`,
  },
  approvalGone:
    "Nothing was approved: something of this has been decided or changed meanwhile. Look at it again.",
  approvalBars: {
    own: "You can't approve what you made yourself, or what is about you.",
    given: "You have already approved this.",
    noRight: "You can't approve payments from this account.",
    abovePayment: "This is above what you can approve at a time.",
    aboveDay: "This is above what you can still approve today.",
  },
  approvalInvited:
    "Somebody you invited hasn't answered yet. End the invitation, or wait until they have accepted; then set the rule.",
  approvalReplaces:
    "This change needs approval. Stop the planned payment and plan a new one, so that whoever approves sees all of it.",
  approvalUnreachable: "The payee's bank doesn't accept such payments any more.",
  approvalAboveLimit: "It's above the limits of the account or of the person who made it.",
  approvalReason: "Say why, so that the person who made it knows what to change.",
  approvalFailed: (payee: string, why: string) => `Nothing was approved. ${payee}: ${why}`,
  approvalMaker: "The person who made this may not do so any more. Decline it.",
  proposalsTooMany: (most: number) =>
    `Already ${most} payments wait for approval. Have some of them decided first.`,
  proposalApprovedSubject: "Your request was approved",
  proposalApprovedBody: (what: string) => `What you asked for has been approved and done: ${what}.`,
  proposalDeclinedSubject: "Your request was declined",
  proposalDeclinedBody: (who: string, what: string) =>
    `${who} has declined what you asked for: ${what}. The reason is under “Approvals”.`,
  proposalExpiredSubject: "Your request has expired",
  proposalExpiredBody: (what: string) =>
    `Nobody decided in time about what you asked for: ${what}. Nothing was done. If it's still wanted, ask again.`,
  approvalsWaitSubject: (company: string) => `${company}: something waits for your approval`,
  approvalsWaitBody: (count: number, company: string) =>
    `${count === 1 ? "One item waits" : `${count} items wait`} for your approval in the account of ${company}. Sign in to ${ownBank.name} and open “Approvals”.`,
  approvalRuleLifted: (company: string) =>
    `As you asked, the bank has ended the rule that says which payments of ${company} need approval. If you didn't ask for it, contact us at once.`,
  approvalRuleSubject: (company: string) => `The rule for approvals of ${company} was changed`,
  approvalRuleBody: (company: string) =>
    `The rule that says which payments of ${company} need approval was changed. If this wasn't you, change your password and contact us at once.`,
  planSepaOnly: "Only SEPA payments can be planned for later.",
  planProblems: {
    past: "The first payment must be on a later day than today.",
    tooFar: "The first payment must be within a year.",
    before:
      "The business day before the first payment is past. Choose a later day, or the business day after it.",
    until: "The plan ends before its first payment.",
  },
  planWords: {
    once: (first: string) => `on ${first}`,
    weekly: (first: string) => `every week from ${first}`,
    /** The day of the month, if it is another than the first one's, or 0. */
    monthly: (first: string, day: number) => `every month ${day ? `on day ${day} ` : ""}from ${first}`,
    monthEnd: (first: string) => `at the end of every month from ${first}`,
  },
  planUntil: (often: string, day: string) => `${often} until ${day}`,
  planTimes: (often: string, times: number) => `${often}, ${times === 1 ? "once" : `${times} times`}`,
  planDayUnknown: "There is no such day. Check the days of the plan.",
  planTooMany: (most: number) => `There are already ${most} planned payments. Stop one first.`,
  planPassed: "Its day passed while it was paused. Plan the payment anew.",
  planAboveOwn: "This planned payment is above what you can pay from this account. Its owner can change it.",
  planGone: "This planned payment has already ended.",
  planMovedOn: "Nothing was changed: the payment of this day has been made or skipped meanwhile.",
  paymentFileTooLarge: "The file is too large: at most 10 MB.",
  paymentFilesTooMany: (most: number) =>
    `There are already ${most} files that aren't approved. Approve or remove some of them first.`,
  paymentFileApproved: "The file is approved already, so it can't be changed any more.",
  paymentFileChanged: "The file has changed meanwhile. Look at it again before you approve it.",
  paymentFileWaits:
    "The file waits for approval. The person who sent it for approval can take it back and change it.",
  paymentFileUncovered: (available: string, total: string) =>
    `The payments come to ${total} with fees, and ${available} is available. Leave some of them out, or load the account first.`,
  paymentFileDoneSubject: "Your file of payments is done",
  paymentFileDoneBody: ({ name, paid, refused }: { name: string; paid: number; refused: number }) =>
    `${name}: ${paid === 1 ? "one payment was" : `${paid} payments were`} made${refused === 0 ? "" : `, ${refused} couldn't be made`}. The report is under “Pay from a file”.`,
  messageIdTaken: (id: string, name: string) =>
    `A file with the message id ${id} was uploaded already: ${name}. If this is another file, have your software give it an id of its own.`,
  otherDebtor: (account: string) =>
    `The file pays from another account, ${account}. Switch to that account, or have your software use this one.`,
  nothingRefused: "None of its payments was refused, so there is nothing to prepare again.",
  paymentCameBack: "The payee's bank sent it back.",
  acceptOneByOne: "A payment to another name is accepted one by one.",
  salariesNotSeen:
    "Only who may see salaries can say that a file is of salaries. Ask somebody with this right.",
  nameCheckNeeded: "The name of a single payment is always checked.",
  fileWarnings: {
    oldFormat:
      "The file is in the old format pain.001.001.03. It is read, but other banks don't take it any more: switch your software to pain.001.001.09.",
    pastDays: "Some payments name a day that has passed. They are made at once.",
    characters:
      "Some names or references have characters that payments can't carry. They were replaced: “INV-1”, for example, becomes “INV 1”.",
    sameAs: (name: string) => `The content is the same as that of an earlier file: ${name}.`,
    uploadedBefore:
      "This file had been uploaded already. You see the draft made from it then, with all that was changed in it since. To start again from the file, remove the draft and upload the file once more.",
  },
  /** What keeps a payment of a file from being made, next to its field. */
  rowFaults: {
    name: "Enter the payee's name: at most 70 letters, digits, spaces, dots and commas.",
    reference: "At most 140 letters, digits, spaces, dots and commas.",
    amount: "Enter an amount above zero with its cents, such as 1234.50.",
    currency: "Only payments in EUR can be made from a file.",
    iban: "This isn't a valid IBAN. Check each character.",
    outsideSepa: "The account is outside SEPA. Make this payment separately.",
    ownAccount: "This is the account that pays.",
    bankUnknown: "No bank is known for this IBAN.",
    instantNotTaken: "The payee's bank takes no instant payments.",
    creditNotTaken: "The payee's bank takes no SEPA payments.",
    otherBank: "The BIC is of another bank than the IBAN.",
    day: "Enter a day within the next year, such as 2027-01-31.",
  },
  rowRepeats: {
    row: (nth: number) => `Same as payment ${nth} of this file`,
    file: (name: string) => `Same as a payment in ${name}`,
    payment: (day: string) => `Same as a payment of ${day}`,
  },
  planFailures: {
    insufficient_funds: "The balance was too low.",
    above_limit: "The payment was above your payment limits.",
    not_allowed: "The account isn't allowed to pay at present.",
    name_changed: "The payee's account is in another name.",
    likely_repeat: "You have paid the same amount to this account meanwhile, with the same reference.",
  },
  planFailedSubject: "A planned payment couldn't be made",
  planFailedBody: (facts: {
    amount: string;
    payee: string;
    day: string;
    why: string;
    again: string;
    hasMore: boolean;
  }) =>
    `${facts.amount} to ${facts.payee}, planned for ${facts.day}, couldn't be paid. ${facts.why} ${
      facts.again
        ? `We'll try again on ${facts.again}. You can also stop or change it under “Upcoming payments”.`
        : `We won't try again.${facts.hasMore ? " Later payments of the same plan stay planned." : ""}`
    }`,
  planHeldSubject: "A planned payment waits for you",
  planHeldBody: (facts: { amount: string; payee: string; day: string }) =>
    `${facts.amount} to ${facts.payee}, planned for ${facts.day}, wasn't paid: the account is in another name. Ask the payee whether the account is theirs, then change or stop the payment under “Upcoming payments”.`,
  planLateSubject: "A planned payment was made late",
  planLateBody: (facts: { amount: string; payee: string; day: string; paid: string }) =>
    `${facts.amount} to ${facts.payee} was due on ${facts.day}. The bank couldn't make it then and paid it on ${facts.paid}. We're sorry.`,
  statementReadySubject: (range: string) => `Your statement for ${range} is ready`,
  statementReadyBody: (range: string, company: string, tail: string) =>
    `The statement of ${company ? `the account of ${company}` : "your account"} ending in ${tail} for ${range} is ready. Sign in to ${ownBank.name} and choose Export in History: it is there as a PDF, for Excel and for accounting software. You can choose there how often we write.`,
  feesReady: (year: number, tail: string): [string, string] => [
    `Your statement of fees for ${year} is ready`,
    `The statement of all fees that you paid in ${year} from your account ending in ${tail}, and what for, is ready. It is free of charge: sign in to ${ownBank.name} and choose Export in History, then Statements of fees.`,
  ],
  feeYearUnknown: "There is no statement of fees for this year.",
  tariffUnknown: "There is no fee information document of this tariff.",
  tariffNames: { everyday: "Everyday", business: "Business" },
  feeChanged: (fee: string, total: string) =>
    `The fee has changed: it is ${fee} now, so the payment comes to ${total}. Nothing was sent. Send it again if you agree.`,
  payeeNameInvalid: "The payee's name may have 1 to 70 letters, digits, spaces, dots and commas.",
  ibanInvalid: "This IBAN is not valid. Check it against the invoice.",
  accountInvalid: "The account number may have 8 to 34 letters and digits.",
  payeeAccountInvalid: "Enter a valid IBAN, or an account number of 8 to 34 letters and digits.",
  ibanOutsideSepa: "The country of this IBAN is not part of SEPA.",
  bicInvalid: "This BIC is not valid.",
  referenceInvalid: "The reference may have 1 to 140 letters, digits, spaces, dots and commas.",
  templateNameInvalid: "Enter a name for the template.",
  savedFull: (limit: number) => `You have reached the limit of ${limit}. Delete one that you no longer need.`,

  spaceUnknown: "There is no such space any more.",
  spaceNotVerified: "Verify your identity before setting money aside.",
  spaceNameInvalid: "Enter a name with letters and digits.",
  spaceGoalPast: "Choose a day that has not passed for the goal.",
  spaceTooLow: (available: string) => `The amount is above what is in the space: ${available}.`,
  spacesTooMany: (most: number) => `There can be ${most} spaces. Close one first, or open another tomorrow.`,
  spaceRoundsElsewhere: (name: string) =>
    `Payments are rounded up for the space “${name}” already. Turn that off first.`,
  spaceSkippedSubject: (name: string) => `Nothing was moved to the space “${name}”`,
  spaceSkippedBody: (facts: { name: string; amount: string; day: string }) =>
    `On ${facts.day} your rule was to move ${facts.amount} to the space “${facts.name}”. The balance of the account was too low, so nothing was moved. The rule goes on with its next day.`,
  requestUnknown: "There is no such request for money.",
  requestLinksTried: "Too many links were tried. Try again in a minute.",
  requestNotVerified: "Verify your identity before asking for money.",
  requestCompanyNotConfirmed: "The company is still under review, so it cannot ask for money yet.",
  requestTextInvalid: "What it is for may have 1 to 70 letters, digits, spaces, dots and commas.",
  requestPayerInvalid: "The payer's name may have up to 70 letters, digits, spaces, dots and commas.",
  requestUntil: (days: number) => `The last day may be today or one of the ${days} days after it.`,
  requestsTooMany: (most: number) => `There are already ${most} open requests for money. Cancel one first.`,
  requestsTooManyToday: (most: number) =>
    `${most} requests for money were made from this account today, which is the most. Ask again tomorrow.`,
  requestKeyReused: "Something else was asked for meanwhile. Begin anew.",
  requestPaid: "This request has been paid.",
  requestUnpaid: "Nothing has come in for this request yet.",
  requestCancelled: "This request was cancelled.",
  requestPaymentTaken: "This payment can't be counted for this request. It may belong to another one.",

  keyMissing: "The request has no idempotency key, so it was not carried out.",
  keyReused: "This request was already used for a different payment. Start the payment again.",
  nameCheckMissing: "The payee's name has to be checked first. Start the payment again.",
  nameCheckStale: "The payment changed after the payee's name was checked. Start the payment again.",
  tooManyNameChecks:
    "You have had many names checked today without paying. Try again tomorrow, or write to us.",
  nameCheckRefused: "The payee's name does not match the account, so the payment was not sent.",

  nameMatches: "The name matches the account holder.",
  nameCloseMatch: (name: string) =>
    `The name almost matches. The account belongs to ${name}. If you send the payment without checking, the money may reach someone else.`,
  nameNoMatch:
    "The name does not match the account. If you send the payment, the money may go to an account that does not belong to the intended payee.",
  nameNotChecked:
    "The payee's name could not be checked. If you send the payment, the money may go to an account that does not belong to the intended payee.",

  /** Why a payment did not arrive, by the ledger's reason codes. */
  debitNewSubject: "A new direct debit from your account",
  debitNewBody: (facts: { creditor: string; amount: string; day: string; isAllowed: boolean }) =>
    facts.isAllowed
      ? `${facts.creditor} is going to collect ${facts.amount} on ${facts.day} by direct debit. If you don't know of it, refuse it before that day under “Direct debits”, where you can also limit or block what it collects.`
      : `${facts.creditor} wants to collect ${facts.amount} on ${facts.day} by direct debit. Nothing is collected unless you allow it under “Direct debits” before that day.`,
  debitRefusedSubject: "A direct debit wasn't paid",
  debitRefusedBody: (facts: { creditor: string; amount: string; day: string; why: string }) =>
    `${facts.creditor} wanted to collect ${facts.amount} on ${facts.day}. It wasn't paid. ${facts.why} If you owe the money, pay it in another way.`,
  debitAtNoonSubject: "Your balance is too low for a direct debit",
  debitAtNoonBody: (facts: { creditor: string; amount: string; day: string }) =>
    `${facts.creditor} collects ${facts.amount}, due on ${facts.day}. We try once more at noon today; if the balance is still too low then, it isn't paid.`,
  debitsChangedSubject: "More can be collected from your account",
  debitsChangedBody: (account: string) =>
    `What may be collected from the account ${account} by direct debit was loosened: a creditor was allowed, a limit raised, or the choice of whose direct debits are paid changed. If this wasn't you, or somebody you have given access, block it under “Direct debits” and contact us at once.`,
  mandateGone: "This mandate has ended. The creditor needs another one.",
  mandateNeedsApproval:
    "What is collected under this mandate is never paid back. Set a limit of an amount that you may pay without others' approval, and of at most one in a month, quarter or year.",
  collectionGone: "It is too late to refuse this direct debit.",
  collectionNoRefund: "This direct debit can't be paid back.",
  collectionTooLate:
    "Eight weeks have passed. If you never gave this creditor permission, write us a complaint: then you have 13 months.",
  debitRefusals: {
    nobody: "Your account doesn't pay direct debits.",
    new: "You haven't allowed it.",
    blocked: "You have blocked it.",
    revoked: "You have revoked the mandate.",
    ended: "The mandate has ended.",
    amount: "It is above your limit.",
    often: "It comes more often than you allow.",
    by_customer: "You refused it.",
    insufficient_funds: "The balance was too low.",
    stopped: "The account isn't allowed to pay at present.",
    closed: "The account is closed.",
  },
  statusReasons: {
    refunded: "you asked for your money back",
    bank_unknown: "the payee's bank could not be found",
    instant_not_taken: "the payee's bank does not take instant payments",
    credit_not_taken: "the payee's bank does not take this payment",
    account_unknown: "there is no such account at the payee's bank",
    account_closed: "the account is closed",
    rejected: "the payee's bank refused the payment",
    no_answer: "the payee's bank did not answer in time",
    no_mandate: "you gave no mandate for it",
    returned: "the payee's bank sent the payment back",
    by_operator: "the bank stopped the payment",
    went_wrong: "the payment could not be processed",
  },

  nameInvalid: "A name needs at least 2 letters, and nothing but letters, spaces, hyphens and apostrophes.",
  emailInvalid: "This email address is not valid.",
  phoneInvalid: "This phone number is not valid. Enter it with the country code, such as +371.",
  countryUnknown: "Choose a country from the list.",
  cityInvalid: "The city may have letters and spaces only.",
  zipInvalid: "The postcode may have letters, digits, spaces, hyphens, slashes, dots and commas.",
  streetInvalid: "Enter your street and house number.",
  agreeMissing: "Agree to the terms to become a customer.",
  signUpsFull: "Too many sign-ups from your network. Try again in a minute.",

  passwordInvalid:
    "The password needs 8 to 64 characters with an uppercase letter, a lowercase letter and a digit.",
  passwordsDiffer: "The passwords must match.",
  passwordCommon: "Too many people use this password. Choose another one.",
  passwordWeak: "This password is too easy to guess. Choose a longer or a more unusual one.",
  passwordBreached:
    "This password was in a data leak of another service, so others may know it. Choose another one.",
  passwordPersonal: "This password is too close to your email address. Choose another one.",
  passwordSame: "This is already your password. Choose a new one.",
  passwordChanged: "Your password has been changed.",
  passwordChangedSubject: `Your ${ownBank.name} password was changed`,
  passwordChangedBody: `The password of your ${ownBank.name} login was changed, and other devices were signed out. If this wasn't you, reset your password on the sign-in page and contact us at once.`,
  codeSpent: "The code was entered incorrectly too many times. Request a new one.",
  deviceName: (browser: string, system: string) => `${browser} on ${system}`,
  notificationKinds: {
    moneyIn: "Money in",
    paymentMade: "Payments made",
    paymentFailed: "Payments not made",
    approval: "Approvals",
    planned: "Planned and direct debits",
    budget: "Budgets",
    statement: "Statements",
    company: "Company and verification",
    chat: "Chat",
    security: "Security",
    terms: "Terms and fees",
  },

  confirmSubject: `Your ${ownBank.name} confirmation code`,
  confirmBody: (code: string) =>
    `Your code is ${code}. It is valid for 10 minutes. ${ownBank.name} never asks for it by phone.`,
  resetSubject: `Your ${ownBank.name} password reset code`,
  resetBody: (code: string, link: string) =>
    `Your password reset code is ${code}. It is valid for 10 minutes. Enter it at ${link} If you didn't request it, do nothing.`,

  /** Follows a code sent to a phone. */
  smsRisk: "Others may be able to read text messages; a passkey is safer.",
  actSubject: `Your ${ownBank.name} confirmation code`,
  /** Called with the code and what it is for, after "to". */
  actBody: (code: string, purpose: string) =>
    `${code} is your code to ${purpose} It is valid for 10 minutes and for nothing else. ${ownBank.name} never asks for it by phone. If this isn't you, don't share the code and contact us at once.`,
  actPurposes: {
    payment: (facts: {
      amount: string;
      fee: string;
      payee: string;
      account: string;
      reference: string;
      /** When it is planned for; empty for now. */
      when: string;
    }) =>
      `pay ${facts.amount}${facts.fee && ` and a fee of ${facts.fee}`} to ${facts.payee}, ${facts.account}, for "${facts.reference}"${facts.when && `, ${facts.when}`}.`,
    approval: (facts: {
      /** In words, each. */
      what: readonly string[];
      /** So many besides. */
      more: number;
      /** Of several; empty for one. */
      total: string;
    }) =>
      `approve${facts.total && ` ${facts.total} in total`}: ${facts.what.join("; ")}${facts.more > 0 ? `; and ${facts.more} more` : ""}.`,
    paymentFile: (facts: { total: string; fee: string; payments: number; name: string }) =>
      `pay ${facts.total}${facts.fee && ` and fees of ${facts.fee}`} in ${facts.payments === 1 ? "one payment" : `${facts.payments} payments`} from the file ${facts.name}.`,
    contract: (company: string) => `sign the contract of ${company}.`,
    passwordChange: "change your password.",
    twoFactorSetup: "set up two-factor authentication.",
    twoFactorUpdate: "turn two-factor authentication off.",
    recoveryCodesCreate: "make new recovery codes.",
    sessionRevoke: "sign other devices out.",
    passkeyBegin: "add a passkey.",
    passkeyDelete: "remove a passkey.",
    limitsUpdate: "change your payment limits.",
    directDebitRule: (rule: "all" | "allowed") =>
      `let ${rule === "all" ? "everyone with a mandate" : "the creditors you have allowed"} collect money from your account.`,
    mandateUpdate: (facts: {
      creditor: string;
      reference: string;
      /** The most of one collection; empty for any. */
      amount: string;
      every: CollectionPeriod;
    }) =>
      `let ${facts.creditor} collect ${facts.amount ? `up to ${facts.amount}` : "any amount"} ${facts.every === "any" ? "each time it asks" : `at most once a ${facts.every}`}, under the mandate ${facts.reference}.`,
    receiverTrust: (facts: { payee: string; account: string; perPayment: string; perDay: string }) =>
      `trust ${facts.payee}, ${facts.account}: payments to this payee of up to ${facts.perPayment}, and ${facts.perDay} a day in all, then take no code.`,
    accountClose: (facts: { account: string; amount: string; payee: string }) =>
      facts.payee === ""
        ? `close your account ${facts.account}. It can't be opened again.`
        : `close your account ${facts.account} for good: ${facts.amount} is paid to ${facts.payee}.`,
    dataCopyFile: (ordered: string) => `download the copy of your data that you ordered on ${ordered}.`,
    personSave: "change who has access to a company's account.",
    personRemove: "end somebody's access to a company's account.",
    approvalRuleSave: "change which payments of a company need approval.",
  },
  passkeysOff: "The bank doesn't accept passkeys.",
  passkeyNeeded: "Use your passkey for this; a code isn't accepted.",
  passkeysFull: (limit: number) => `You already have ${limit} passkeys. Remove one first.`,
  passkeyAddedSubject: "You have a new passkey",
  passkeyAddedBody: (name: string) =>
    `The passkey "${name}" was added to your ${ownBank.name} login. If this wasn't you, remove it, change your password and contact us at once.`,
  passkeyRemovedSubject: "A passkey was removed",
  passkeyRemovedBody: (name: string) =>
    `The passkey "${name}" was removed from your ${ownBank.name} login. If this wasn't you, change your password and contact us at once.`,
  documentChanged: {
    terms: (day: string, changes: string): [string, string] => [
      `Our terms change on ${day}`,
      `From ${day} new terms of use apply. ${changes} You can read and agree to them in ${ownBank.name} under “Terms, fees and accessibility”. If you don't agree you can end the agreement before that day, free of charge. If you say nothing, the new terms apply from that day.`,
    ],
    fees: (day: string, changes: string): [string, string] => [
      `Our fees change on ${day}`,
      `From ${day} new fees apply. ${changes} You can read and agree to them in ${ownBank.name} under “Terms, fees and accessibility”. If you don't agree you can end the agreement before that day, free of charge. If you say nothing, the new fees apply from that day.`,
    ],
  },
  agreementReplaced: "There is a newer version by now. Read it before you agree.",
  trustOff: "Every payment takes a code at this bank.",
  accountClosedSubject: (account: string) => `Your account ${account} is closed`,
  accountClosedBody: ({ account, amount, payee }: { account: string; amount: string; payee: string }) =>
    `Your account ${account} is closed.${payee === "" ? "" : ` ${amount} was paid out to ${payee}.`} Nothing can be paid from it or to it any more. You can sign in, and read and download its statements, for five years. If this wasn't you, write to us at once.`,
  closingReference: "Account closed",
  closingUnreachable: "Nothing can be paid to this account's bank. Choose another account.",
  payeeTrustedSubject: (payee: string) => `You trust a payee: ${payee}`,
  payeeTrustedBody: (payee: string, payeeAccount: string, account: string) =>
    `${payee}, ${payeeAccount}, was put on the list of trusted payees of the account ${account}. Small payments to this payee take no code now. If this wasn't you, take the payee off the list under Payees, change your password and contact us at once.`,
  limitsChangedSubject: "Your payment limits were changed",
  limitsChangedBody: (account: string) =>
    `The payment limits of your account ${account} were changed. If this wasn't you, change your password and contact us at once.`,
  newDeviceSubject: "Sign-in with a new device",
  newDeviceBody: (device: string, time: string) =>
    `Somebody signed in to your ${ownBank.name} login on ${time} with a device we don't know${device && `: ${device}`}. If it was you, there is nothing to do. If it wasn't, open “Signed-in devices” in the bank and tell us; nobody can sign in then until you set a new password.`,
  dataCopyBeingMade: "A copy of your data is already being made. We'll tell you when it is ready.",
  dataCopiesTooMany: (most: number) =>
    `You can order ${most} copies of your data in 24 hours. Try again tomorrow.`,
  dataCopy: {
    readMe: "read-me.txt",
    ready: (days: number): Words => [
      "The copy of your data is ready",
      `You can download it in your profile for ${days} days. If you didn't order it, change your password and contact us at once.`,
    ],
    failed: [
      "The copy of your data could not be made",
      "Something went wrong on our side. Order it again in your profile, or write to us in the chat.",
    ] as Words,
    about: (day: string) =>
      `What ${ownBank.legalName} holds about you, as of ${day}.\n\nThe .json files can be read by programs and by people. Times are in UTC, amounts are in the account's currency.\nThe statements, contracts, documents and the files you sent are in folders of their own.\nPasswords, keys and codes are not included, and neither is what we may not disclose by law.`,
    files: {
      profile: "who you are, and how to reach you",
      sessions: "the devices on which you are or were recently signed in",
      "sign-ins": "sign-ins and attempts of the last 90 days",
      passkeys: "your passkeys",
      devices: "browsers that we recognise",
      consents: "what you chose to be told of, and how",
      notifications: "what we told you in the past year",
      letters: "emails and text messages of the last 30 days, without their text",
      chat: "your conversation with us",
      complaints: "your complaints and our answers",
      verifications: "checks of your identity",
      roles: "your roles in companies, and the accounts of others that you may use",
      named: "people you named for a company",
      approvals: "what you asked others to approve, and what you approved",
      copies: "copies of your data that you ordered",
      trail: "what you did in the bank",
      account: "the account, its limits and balances",
      transactions: "payments, incoming money and fees",
      payees: "saved payees",
      templates: "payment templates",
      "name-checks": "what we said about the names of payees",
      plans: "planned and repeated payments",
      mandates: "direct debit mandates",
      collections: "direct debits",
      "money-requests": "what you asked others to pay",
      "payment-files": "uploaded payment files and their payments",
      people: "who else has access to the account",
      answers: "answers about the company",
      documents: "the company's documents",
      "new-documents": "documents that are to replace others",
      members: "members of the company",
      "member-changes": "changes of the members",
      signatures: "signatures of the contract",
      reviews: "our decisions about the company",
    },
  },
  disownedSubject: "Signing in is blocked until you set a new password",
  disownedBody: `You told us that somebody else signed in to your ${ownBank.name} login. We have ended all its sessions and removed its passkeys, and nobody can sign in now. To set a new password, choose “Forgot password?” on the sign-in page. If it wasn't you who told us, set a new password anyway and contact us at once.`,
  selfBlockedSubject: "Access to the bank is blocked",
  selfBlockedBody: `Access to your ${ownBank.name} login was blocked with your password, as for a lost phone or card. We have ended all its sessions and removed its passkeys, and nobody can sign in now. When you are ready, choose “Forgot password?” on the sign-in page and set a new password. Planned payments and direct debits go on. If it wasn't you, somebody knows your password: set a new one and contact us at once.`,
  signedOutSubject: "Devices were signed out",
  signedOutBody: (count: number) =>
    `${count === 1 ? "A device was" : `${count} devices were`} signed out of your ${ownBank.name} login. If this wasn't you, change your password and contact us at once.`,

  twoFactorAlreadyOn: "Two-factor authentication is already on.",
  twoFactorIsOff: "Two-factor authentication is off.",
  twoFactorSetupOver: "The set-up took too long. Close it and start again.",
  twoFactorCodeWrong: "This code isn't right. Enter the newest code from your app.",
  twoFactorOnSubject: "Two-factor authentication is on",
  twoFactorOnBody: `Two-factor authentication was turned on for your ${ownBank.name} login, and other devices were signed out. If this wasn't you, change your password and contact us at once.`,
  twoFactorOffSubject: "Two-factor authentication is off",
  twoFactorOffBody: `Two-factor authentication was turned off for your ${ownBank.name} login, and other devices were signed out. If this wasn't you, change your password and contact us at once.`,
  recoveryCodesSubject: "You have new recovery codes",
  recoveryCodesBody: `New recovery codes were made for your ${ownBank.name} login; the old ones no longer work. If this wasn't you, change your password and contact us at once.`,
  recoveryUsedSubject: "A recovery code was used",
  recoveryUsedBody: (left: number) =>
    `A recovery code was used for your ${ownBank.name} login. ${left === 1 ? "1 code is" : `${left} codes are`} left. If this wasn't you, change your password and contact us at once.`,

  entryUnknown: "The bank does not ask for this.",
  companyFrozen: "The company is confirmed, so its details can no longer be changed here. Write to us.",
  companyTwice: "You already have a company with this registration number.",
  companiesFull: (limit: number) => `You already have ${limit} companies.`,
  companyNameInvalid: "A company's name may have 1 to 70 letters, spaces and & - , . \" '.",
  registrationNumberInvalid: "This is not a registration number. A Latvian one has 11 digits.",
  legalFormInvalid: "Choose the legal form from the list.",
  websiteInvalid: "Enter the website as www.company.lv.",
  businessDescriptionInvalid: "Describe what the company does in 10 to 1,000 characters.",
  exposureInvalid: "Answer yes or no; if yes, say who it is and what position they hold.",
  /** Called with the size limit in megabytes. */
  documentProblems: {
    notPdf: "Only PDF files can be uploaded.",
    tooLarge: (megabytes: number) => `The file is too large. A document may have up to ${megabytes} MB.`,
    empty: "The file is empty.",
    damaged: "The file is damaged or not complete. Save it again as PDF.",
    encrypted: "The PDF opens only with a password. Save a copy without one.",
    noPages: "The PDF has no pages.",
  },
  documentsFull: (megabytes: number) =>
    `Together the documents may have up to ${megabytes} MB. Save them in a smaller size.`,
  uploadsTooMany: "Too many documents were uploaded. Try again in an hour.",
  percentInvalid: "A share is a number from 0 to 100 with at most two decimals.",
  membersFull: (limit: number) => `A company may have up to ${limit} members.`,
  invitesTooMany: "Too many people were added. Try again in an hour.",
  inviteSubject: `You've been added to a company account at ${ownBank.name}`,
  inviteBody: (inviter: string, email: string) =>
    `${inviter} has named you as a member of a company that is opening an account at ${ownBank.name}. We've created a login for you: ${email}. To sign in, choose "Forgot password?" on the sign-in page and set a password. Once signed in, you can accept or decline. If you don't know ${inviter}, do nothing.`,
  ownerStopped: "The bank has stopped payments from this account. Write to us in the chat.",
  accessNotVerified: "Verify your identity first, then accept.",
  accessNotOwn: "There is no access to give up: this account is yours.",
  accessTooMuch: "You can't give more than you have yourself, or change the access of somebody who has more.",
  accessOfOwner: "This is the owner of the account, who can already do everything.",
  accessOfSelf: "You can't change your own access. Ask the owner of the account.",
  accessGone: "This person no longer has access. Reload the page.",
  accessInviteSubject: (company: string) => `${company} gives you access to its account`,
  accessInviteBody: (inviter: string, company: string) =>
    `${inviter} has invited you to use the account of ${company} at ${ownBank.name}. Sign in to ${ownBank.name}: the invitation is on your home page, where you can accept or decline it. If you don't know ${inviter}, decline or do nothing.`,
  accessInviteNew: (email: string) =>
    ` We've created a login for you: ${email}. To sign in for the first time, choose "Forgot password?" on the sign-in page and set a password. Before you accept we need to verify your identity.`,
  accessAcceptedSubject: (company: string) => `New access to the account of ${company}`,
  accessAcceptedBody: (person: string, company: string) =>
    `${person} has accepted and can now use the account of ${company}. You can change or end this access in the company's profile, under Access.`,
  accessRefusedSubject: (company: string) => `Access to the account of ${company} was declined`,
  accessRefusedBody: (company: string) =>
    `Somebody you invited to use the account of ${company} has declined. Sign in to see who it is.`,
  accessChangedSubject: (company: string) => `Your access to the account of ${company} was changed`,
  accessChangedBody: (company: string) =>
    `What you can do with the account of ${company} was changed. You'll see it the next time you open the account.`,
  accessEndedSubject: (company: string) => `Your access to the account of ${company} has ended`,
  accessEndedBody: (company: string) =>
    `You can no longer use the account of ${company}. Your own accounts stay as they are.`,
  accessEndedByBank: (company: string) =>
    `The bank has ended your access to the account of ${company}. Your own accounts stay as they are. If you have questions, write to us.`,
  peopleLeftBody: (who: string, email: string, company: string) =>
    `${who} (${email}) has given up their access to the account of ${company}.`,
  peopleEndedByBank: (email: string, company: string) =>
    `The bank has ended the access of ${email} to the account of ${company}. If you have questions, write to us.`,
  peopleChangedSubject: (company: string) => `Access to the account of ${company} was changed`,
  peopleChangedBody: {
    invited: (who: string, email: string, company: string) =>
      `${who} has invited ${email} to use the account of ${company}. If this isn't right, end the access in the company's profile.`,
    changed: (who: string, email: string, company: string) =>
      `${who} has changed what ${email} can do with the account of ${company}. If this isn't right, change it back in the company's profile.`,
    removed: (who: string, email: string, company: string) =>
      `${who} has ended the access of ${email} to the account of ${company}.`,
  },
  signNotVerified: "Verify your identity before signing.",
  signTwoFactorOff: "Turn on two-factor authentication before signing.",
  documentNames: {
    certificate_of_incorporation: "Certificate of Incorporation",
    articles_of_association: "Articles of Association and Memorandum",
    business_register: "Extract from Business Register or Good Standing Certificate",
    shareholder_register: "Shareholder Register",
    director_register: "Director Register",
    power_of_attorney: "Power of Attorney",
    financial_statements: "Recent Financial Statements",
  },
  documentRejectedSubject: "We need another document for your company",
  documentRejectedBody: (company: string, document: string, comment: string) =>
    `We could not accept this document of ${company}: ${document}. Our comment: ${sentence(comment)} Sign in and upload another one.`,
  invitationSubject: (company: string) => `${company} has named you as a member`,
  invitationBody: (inviter: string, company: string) =>
    `${inviter} has named you as a member of ${company}. Sign in to ${ownBank.name} as usual: the invitation is on your home page, where you can accept or decline it. Until you accept, ${company} sees nothing about you. If you don't know ${inviter}, decline or do nothing.`,
  invitationAcceptedSubject: "Your invitation has been accepted",
  invitationAcceptedBody: {
    joined: (person: string, company: string) => `${person} has accepted and is now a member of ${company}.`,
    waiting: (person: string, company: string) =>
      `${person} has agreed to be a member of ${company}. We'll email you our decision.`,
  },
  invitationRefusedSubject: "Your invitation has been declined",
  invitationRefusedBody: (company: string) =>
    `Somebody you named as a member of ${company} has declined. Sign in to see who it is.`,
  changeText: {
    document: (document: string) => `a new file for this document: ${document}`,
    add: (person: string) => `a new member: ${person}`,
    remove: (person: string) => `the removal of a member: ${person}`,
  },
  changeAskedSubject: "A change to your company is waiting for our decision",
  changeAskedBody: (company: string, what: string) =>
    `We've received a request to change ${company}: ${what}. Nothing changes until we have decided; we'll email you. If you didn't request this, contact us at once.`,
  changeApprovedSubject: "A change to your company has been approved",
  changeApprovedBody: (company: string, what: string) =>
    `The change to ${company} has been approved and made: ${what}.`,
  memberChangeApprovedBody: (company: string, what: string) =>
    `The change to ${company} has been approved and made: ${what}. The contract has changed with it. Please sign in and sign it again.`,
  changeDeclinedSubject: "A change to your company was not approved",
  changeDeclinedBody: (company: string, what: string, reason: string) =>
    `The change to ${company} (${what}) was not approved: ${sentence(reason)} Nothing has been changed.`,
  membershipSubject: "Your membership in a company has changed",
  membershipBody: {
    add: (company: string) => `You are now a member of ${company}.`,
    remove: (company: string) => `You are no longer a member of ${company}.`,
  },
  companyConfirmedSubject: "Your company is confirmed",
  companyConfirmedBody: (company: string) =>
    `${company} is confirmed. It can now send and receive money at ${ownBank.name}.`,
  companyReturnedSubject: "Your company's application needs an update",
  companyReturnedBody: (company: string, reason: string) =>
    `We have reviewed the application of ${company} and can't confirm it yet: ${sentence(reason)} Sign in, put it right, and we'll review it again.`,

  chatEmpty: "Write something or attach a file.",
  chatTooLong: (limit: number) => `A message may have up to ${limit} characters.`,
  chatTooFast: "Too many messages were sent. Try again in a minute.",
  chatFilesTooMany: (limit: number) => `A message may have up to ${limit} files.`,
  chatFilesTooLarge: (megabytes: number) => `Together the files of a message may have up to ${megabytes} MB.`,
  chatFileEmpty: (name: string) => `The file ${name} is empty.`,
  chatFileKind: (name: string) =>
    `The file ${name} can't be sent. Send pictures, PDF, Word, Excel or text files.`,
  transactionFileProblems: {
    kind: (name: string) =>
      `The file ${name} wasn't attached. Pictures, PDFs, text and office documents can be.`,
    empty: (name: string) => `The file ${name} is empty.`,
    tooLarge: (name: string, megabytes: number) =>
      `The file ${name} is too large. A file may have up to ${megabytes} MB.`,
    content: (name: string) => `The contents of ${name} don't match its file type.`,
    closed: (name: string) => `The PDF ${name} is damaged or opens only with a password.`,
  },
  transactionFilesTooMany: (limit: number) => `A transaction may have up to ${limit} files.`,
  labelsTooMany: (limit: number) =>
    `An account may have up to ${limit} different labels. Use one that is there already.`,
  transactionFilesFull: (megabytes: number) =>
    `Together the files of an account may have up to ${megabytes} MB. Remove some that are no longer needed.`,
  fileInfected: (name: string) => `The file ${name} has a virus and was not taken. Check your device.`,
  chatFull: (megabytes: number) => `You have already sent ${megabytes} MB of files, and no more can be kept.`,
  complaintInvalid: "Enter a subject of up to 200 characters and a description of up to 10,000.",
  complaintTooLarge: (megabytes: number) => `Together the files may have up to ${megabytes} MB.`,
  complaintFileEmpty: (name: string) => `The file ${name} is empty. Remove it or attach another.`,
  complaintsTooMany: "Too many messages were sent. Try again in an hour.",
  complaintReceivedSubject: (reference: string) => `We've received your message ${reference}`,
  complaintReceivedBody: (reference: string, subject: string, day: string) =>
    `We've received your message "${subject}". Your reference is ${reference}. We'll reply by ${day}.`,
  complaintAnsweredSubject: (reference: string) => `Our reply to your message ${reference}`,

  paymentFileColumns: { name: "name", account: "IBAN", amount: "amount" },
  paymentFileFaults: {
    empty: () => "The file is empty.",
    tooLarge: (megabytes: string) => `The file has more than ${megabytes} MB. Split it.`,
    tooMany: (limit: string) => `The file has more than ${limit} payments. Split it.`,
    noPayments: () => "There are no payments in the file.",
    unknownFormat: () => "This is neither CSV nor pain.001. Save the payments in one of these formats.",
    encoding: () => "The letters of the file can't be read. Save it as UTF-8.",
    quotes: () => "There is a quotation mark without its pair. Put it right in the file.",
    cells: (columns: string, found: string) =>
      `This line has ${found} cells, but the file has ${columns} columns.`,
    cellLong: () => "A cell of this line is longer than any text of a payment. Is a quotation mark missing?",
    columnsMissing: (columns: string) =>
      `The first line must name the columns. These are missing: ${columns}.`,
    columnUnknown: (_: string, column: string) =>
      `We don't know the column “${column}”. Rename it, or take it out.`,
    columnTwice: (_: string, column: string) =>
      `The column “${column}” repeats another one. Keep one of them.`,
    referenceTwice: (_: string, found: string) =>
      `A payment has one reference, but this one has another as well: “${found}”.`,
    type: (_: string, found: string) =>
      `“${found}” is no type of payment. Write “instant”, or leave the cell empty.`,
    malformed: () => "The XML is broken here, or the file is cut off. Export it again.",
    doctype: () => "The file has a DOCTYPE, which payments must not have.",
    nesting: (element: string) => `The element ${element} is nested too deep.`,
    namespace: (_: string, namespace: string) =>
      `“${namespace}” is not what we read. Export the file as pain.001.001.09 or pain.001.001.03.`,
    elementUnknown: (element: string) => `The element ${element} does not belong here.`,
    elementOrder: (element: string) => `The element ${element} is in the wrong place.`,
    elementMissing: (element: string) => `An element is missing here: ${element}.`,
    elementTwice: (element: string) => `The element ${element} may be here only once.`,
    attribute: (attribute: string, element: string) =>
      `The element ${element} must not have the attribute ${attribute}.`,
    text: (element: string, found: string) =>
      `The element ${element} may contain only other elements, not “${found}”.`,
    value: (element: string, found: string) =>
      found ? `“${found}” isn't valid in the element ${element}.` : `The element ${element} is empty.`,
    notTaken: (element: string, found: string) =>
      found
        ? `We can't make payments with “${found}” in the element ${element}.`
        : `We can't make payments with the element ${element}.`,
    count: (said: string, found: string) =>
      `The number of payments is wrong: the file says ${said}, but there are ${found}.`,
    sum: (said: string, found: string) =>
      `The total of the payments is wrong: the file says ${said}, but they come to ${found}.`,
  },

  transactionUnknown: "There is no such transaction.",
  chatReplySubject: (name: string) => `${name} has replied to you`,
  mailIsFixed:
    "These emails can't be switched off: they concern your security, or what the bank has decided.",
  pushNowhere: "The bank can't send notifications to this browser.",
  /** What is pushed to a screen that others may see. */
  pushed: {
    terms: "Our terms or fees change.",
    moneyIn: "Money has come in.",
    paymentMade: "A payment was made.",
    paymentFailed: "A payment was not made, or its money came back.",
    approval: "There is news about an approval.",
    planned: "There is news about a planned payment or a direct debit.",
    budget: "There is news about a budget.",
    statement: "A statement is ready.",
    company: "There is news about your details or documents.",
    chat: "You have a new message.",
    security: "There is news about the security of your login.",
  },
  budgets: {
    near: (facts: BudgetFacts): Words => [
      `Most of the budget is spent: ${facts.category}`,
      sentences(
        `${facts.spent} of ${facts.limit} spent, ${facts.left} left until ${facts.until}`,
        facts.company,
      ),
    ],
    over: (facts: BudgetFacts): Words => [
      `Over budget: ${facts.category}`,
      sentences(
        `${facts.spent} spent this month, ${facts.left} above the limit of ${facts.limit}`,
        facts.company,
      ),
    ],
  },
  /** What was booked. `company` is the account's, if it is a company's. */
  booked: {
    moneyIn: (facts: BookedFacts): Words => [
      `Money in: ${facts.amount}`,
      sentences(`From ${facts.name}`, facts.reference, facts.company),
    ],
    requestPaid: (facts: BookedFacts): Words => [
      `Money in for your request: ${facts.amount}`,
      sentences(`From ${facts.name}`, `You asked for: ${facts.whatFor}`, facts.company),
    ],
    paymentMade: (facts: BookedFacts): Words => [
      `Payment made: ${facts.amount}`,
      sentences(`To ${facts.name}`, facts.reference, facts.company),
    ],
    paymentFailed: (facts: BookedFacts): Words => [
      `Payment not made: ${facts.amount}`,
      sentences(
        `To ${facts.name}`,
        facts.why && `Reason: ${facts.why}`,
        "The money is back on your account",
        facts.company,
      ),
    ],
    moneyBack: (facts: BookedFacts): Words => [
      `Money back: ${facts.amount}`,
      sentences(`From ${facts.name}`, facts.why && `Reason: ${facts.why}`, facts.company),
    ],
  },
  /** In place of the name of whom a salary went to. */
  salary: "Salary",
  paperTooLong: "This is too much for one PDF. Choose a shorter period, or save it as CSV.",
  detailsMissing: "The account number is not ready yet. Try again in a few minutes.",

  memberUnknown: "There is no such member.",
  memberVerified: "This member is already verified.",
  linkTooSoon: "A link was sent a moment ago. Try again later.",
  linkSent: "The link has been sent.",
  linkSubject: `Verify your identity for ${ownBank.name}`,
  linkBody: (company: string, address: string) =>
    `${company} asks you to verify your identity. Have your passport or ID card ready and open ${address}. The link works for 7 days. If you don't know this company, do nothing.`,
  verifiedSubject: "Your identity is verified",
  verifiedBody: "Your identity is verified. You can now send and receive money.",
  rejectedSubject: "We couldn't verify your identity",
  rejectedBody: "We couldn't verify your identity from the photos. Sign in to see why and to try again.",
  rejectedFinalBody: "We couldn't verify your identity. Sign in to see why, or contact us.",
};

export type Catalogue = typeof en;
