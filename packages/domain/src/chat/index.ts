export {
  chatFileLimit,
  chatFilesProblem,
  largestChatFiles,
  longestChatText,
  type ChatFilesProblem,
} from "./files";
export { mergeMessages } from "./messages";
