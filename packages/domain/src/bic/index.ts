export { bicProblems, normaliseBic, validateBic, type BicProblem, type CheckedBic } from "./bic";
