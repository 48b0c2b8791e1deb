export { banks } from "./banks";
export { demoAddress, demoLogins, demoPassword } from "./demoLogins";
export { testAccounts, type OutsideAccount } from "./outsideAccounts";
export { specimens } from "./specimens";
export { seedDemo, seedDirectory } from "./seedDemo";
