export { chatMachine } from "./chat.machine";
export { chatSpec } from "./chat.spec";
export { wireChat, type ChatCalls } from "./chat.wire";
