export {
  dialPrefixOf,
  phoneProblems,
  readPhone,
  type Phone,
  type PhoneProblem,
  type ReadPhone,
} from "./phone";
