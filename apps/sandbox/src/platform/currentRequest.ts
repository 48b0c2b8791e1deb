/** Where a request came from, as far as it can be told. */
export interface Client {
  /** An IPv4 address, or the /64 that IPv6 gives one customer. */
  address: string;
  /** The /24 or /48 around it. */
  network: string;
}

export interface CurrentRequest {
  client: Client;
  /** Null until the caller is known. */
  session: { id: string; loginId: string } | null;
}

/** Not in a browser, where the sandbox serves one customer only. */
const hooks = "process" in globalThis ? process.getBuiltinModule("node:async_hooks") : undefined;
const storage = hooks && new hooks.AsyncLocalStorage<CurrentRequest>();

/** The request being answered; none while the bank works by itself. */
export const currentRequest = (): CurrentRequest | undefined => storage?.getStore();

/** Null while the bank works by itself. */
export const clientAddress = (): string | null =>
  currentRequest()?.client.address.replace(/\/32$/, "") ?? null;

/** Answers a request: whatever that leads to knows the client. */
export const answering = <T>(client: Client, answer: () => T): T =>
  storage ? storage.run({ client, session: null }, answer) : answer();

/** From here on the request is known to be of that session. */
export function noteSession(session: { id: string; loginId: string }): void {
  const current = currentRequest();
  if (current) current.session = session;
}
