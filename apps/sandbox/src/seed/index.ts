export { banks } from "./banks";
export { demoLogins, demoPassword, type DemoLogin } from "./demoLogins";
export { openLogin, type NewLogin } from "./openLogin";
export { testAccounts, type OutsideAccount } from "./outsideAccounts";
export { seedDemo, seedDirectory } from "./seedDemo";
