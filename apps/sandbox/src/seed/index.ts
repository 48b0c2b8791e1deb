export { banks } from "./banks";
export { demoAddress, demoLogins, demoPassword } from "./demoLogins";
export { testAccounts, type OutsideAccount } from "./outsideAccounts";
export { seedDemo, seedDirectory } from "./seedDemo";
