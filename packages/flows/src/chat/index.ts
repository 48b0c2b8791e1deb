export { chatMachine } from "./chat.machine";
export { ChatScreen, type ChatScreenProps } from "./ChatScreen";
export { createAttachmentReader } from "./createAttachmentReader";
export type { SupportLocale } from "./supportWords";
export { wireChat, type ChatCalls } from "./chat.wire";
export { createUnsentKeeper, type UnsentKeeper } from "./unsent";
export type { ChatContext, ChatEvent, HistoryOutcome, SendOutcome } from "./chat.types";
