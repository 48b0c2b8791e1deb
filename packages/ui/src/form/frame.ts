export { FormBody, TypedProvider, type FormBodyProps } from "./FormBody";
export { FormMessages, type FormMessagesProps } from "./FormMessages";
export type { FormatProblem, Problem } from "./problem";
export { steadyErrors } from "./steadyErrors";
export { useAfterPress } from "./useAfterPress";
export type { Refusal } from "./useRefusal";
