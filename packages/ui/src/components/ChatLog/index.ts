export { ChatLog, type ChatLogProps } from "./ChatLog";
export type { ChatLine } from "./chatLine";
