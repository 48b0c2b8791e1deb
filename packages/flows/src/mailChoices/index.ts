export { wireMailChoices, type MailChoicesEvent } from "./mailChoices.machine";
export { MailChoicesScreen, type MailChoicesScreenProps } from "./MailChoicesScreen";
