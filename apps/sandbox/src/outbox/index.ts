export type { Mailer } from "./mailer";
export { outboxMailer } from "./outbox";
