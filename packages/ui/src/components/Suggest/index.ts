export { Suggest, type Suggestion, type SuggestProps, type SuggestingField } from "./Suggest";
