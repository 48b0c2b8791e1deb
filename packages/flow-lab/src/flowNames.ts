export { flowNames } from "#nameFiles";
