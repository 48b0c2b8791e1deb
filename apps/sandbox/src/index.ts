export { createSandbox, type SandboxOptions } from "./createSandbox";
export { createFaults, inProcessFetch, type FaultKind, type Faults, type PlannedFault } from "./faults";
export { outboxMailer, type Mail, type Mailer } from "./outbox";
export { demoLogins, seedDemo, testAccounts, type DemoLogin, type OutsideAccount } from "./seed";
export { scryptPasswords, type PasswordHasher } from "./secrets/passwords";
