export type { Mail, Mailer } from "./mailer";
export { outboxMailer } from "./outbox";
