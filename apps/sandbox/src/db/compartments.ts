/**
 * Kinds of work with connections of their own, so that neither starves another: what customers and operators ask, what
 * waits for the locks of balances, and what the bank does by itself.
 */
export const compartments = ["requests", "payments", "background"] as const;

export type Compartment = (typeof compartments)[number];

/** Not in a browser, where the database is embedded. */
const hooks = "process" in globalThis ? process.getBuiltinModule("node:async_hooks") : undefined;
const storage = hooks && new hooks.AsyncLocalStorage<Compartment>();

export const currentCompartment = (): Compartment => storage?.getStore() ?? "requests";

/** Whatever the work asks of the database uses the connections of the compartment. */
export const inCompartment = <T>(compartment: Compartment, work: () => T): T =>
  storage ? storage.run(compartment, work) : work();
