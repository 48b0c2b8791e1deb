export type { Mail, Mailer } from "./mailer";
export { messageCounts } from "./counts";
export { messageAbout, outboxMailer, queueingMailer } from "./outbox";
