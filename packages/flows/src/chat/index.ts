export { chatMachine, wireChat, type ChatCalls } from "./chat.machine";
export { ChatScreen, type ChatScreenProps } from "./ChatScreen";
export { createAttachmentReader } from "./createAttachmentReader";
export type { SupportLocale } from "./supportWords";
export { createUnsentKeeper, type UnsentKeeper } from "./unsent";
export type { ChatContext, SendOutcome } from "./outbox";
export type { ChatEvent, HistoryOutcome } from "./chat.setup";
