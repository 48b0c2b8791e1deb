/** Keys that only the code of a topic needs, loaded with it by `withWords`. What others show too is left out by name. */
export const topics = {
  analytics: /^analytics\./,
  approvals: /^approvals\.(?!(rule\.(above\w*|none)|person|by)$)/,
  budgets: /^budgets\./,
  chat: /^chat\.(?!(attachedFiles|download|fileUnreadable|remove|unread)$|files\.(content|empty|kind)$)/,
  companyRegistration:
    /^company\.(?!(banner\.(open|returned\w*)|founding|loadFailed|loading|openAccount|saving)$)/,
  companyParts:
    /^(company\.(founding|loadFailed|saving)$|contract\.|documents\.(?!(name\.\w+|rejected\w*)$)|members\.(?!(position\.\w+|share)$))/,
  closing: /^closing\./,
  complaint: /^complaint\./,
  devices: /^devices\.(?!title$)/,
  directDebits: /^directDebits\./,
  feeYears: /^feeYears\./,
  labels: /^labels\./,
  legal: /^legal\./,
  limits: /^limits\.(?!(instant|perDay|perPayment|title)$)/,
  loginBlock: /^loginBlock\./,
  moneyRequests: /^(moneyRequests\.(?!new$)|requestedPayment\.)/,
  myData: /^myData\./,
  notes: /^(category|notes)\./,
  notifications: /^(notifications|notificationChoices)\./,
  paymentFile: /^paymentFile\./,
  palette: /^(palette|keys)\./,
  payees:
    /^payees\.(?!(bankName|trustAgree|trustTitle)$|column\.(account|details|payee)$|receiver\.(create|created|edit|save)$|template\.(create|created|createFailed|edit)$)/,
  people: /^(people|ownAccess)\./,
  plans: /^plans\.(?!(rhythm|hitch)\b|(until|times\w*)$)/,
  receive: /^receive\.(?!title$|field\.bankName$|copy\.iban$)/,
  schedule: /^schedule\./,
  send: /^send\.(?!(amount|bankUnreached|bic|bicAsked|change|codeWrong|counter|fee|iban|noFee|payeeName|planFacts|reference|sentAs|templateName|title|total|verify|when)$|(ibanHelp|payeeType|speed|suggest)\b)/,
  spaces: /^spaces\./,
  twoFactor: /^twoFactor\.(?!finish$|title\.setUp$)/,
};
export type Topic = keyof typeof topics;

/** Keys of each level. */
const wordLevels = {
  first:
    /^(app|page(?!\.(closing|directDebits|moneyRequests|notifications|paymentFiles))|signIn|confirm|reset|session|error\.(access|forbidden|general|defect|sessionExpired|email|password|code)|passkeys\.(confirm|notConfirmed))\b/,
  newcomer:
    /^(app|page|signIn|confirm|reset|session|error|appRedirect|leave|newPassword|signUp|strength|passkeys\.(confirm|notConfirmed))\b/,
  ...topics,
};

/** How much of the catalogue is needed: by sign-in, by pages for new customers, once signed in, or by a topic. */
export type CatalogueLevel = keyof typeof wordLevels | "signedIn";

/** Once signed in all is needed but the topics. */
export const isOfLevel = (level: CatalogueLevel, key: string): boolean =>
  level === "signedIn"
    ? !Object.values(topics).some((topic) => topic.test(key))
    : wordLevels[level].test(key);
