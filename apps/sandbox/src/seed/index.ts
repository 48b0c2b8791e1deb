export { banks } from "./banks";
export { demoAddress, demoLogins, demoPassword } from "./demoLogins";
export { testAccounts, type OutsideAccount } from "./outsideAccounts";
export { specimens } from "./specimens";
export { seedCustomer, type WantedPast } from "./seedCustomer";
export { hasDemo, seedDemo, seedDirectory } from "./seedDemo";
