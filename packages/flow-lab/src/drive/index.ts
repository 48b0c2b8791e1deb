export { test } from "./test";
export { walks } from "./walks";
