export { banks } from "./banks";
export { demoLogins, demoPassword } from "./demoLogins";
export { openLogin } from "./openLogin";
export { testAccounts, type OutsideAccount } from "./outsideAccounts";
export { seedDemo, seedDirectory } from "./seedDemo";
