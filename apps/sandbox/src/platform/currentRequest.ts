import { randomCode, systemRandom } from "../secrets/random";

/** Where a request came from, as far as it can be told. */
export interface Client {
  /** An IPv4 address, or the /64 that IPv6 gives one customer. */
  address: string;
  /** The /24 or /48 around it. */
  network: string;
}

export interface CurrentRequest {
  client: Client;
  /** Short enough for a customer to tell support; found in the log. */
  requestId: string;
  /** The name of the call, once it is known. */
  route: string;
  /** Null until the caller is known. */
  session: { id: string; loginId: string } | null;
  /** Whether it comes from a device on which whom it names has signed in. */
  isOfKnownDevice: boolean;
}

/** Not in a browser, where the sandbox serves one customer only. */
const hooks = "process" in globalThis ? process.getBuiltinModule("node:async_hooks") : undefined;
const storage = hooks && new hooks.AsyncLocalStorage<CurrentRequest>();

/** The request being answered; none while the bank works by itself. */
export const currentRequest = (): CurrentRequest | undefined => storage?.getStore();

/** Null while the bank works by itself. */
export const clientAddress = (): string | null =>
  currentRequest()?.client.address.replace(/\/32$/, "") ?? null;

/** Answers a request: whatever that leads to knows the client, and the request by its id. */
export function answering<T>(client: Client, answer: (request: CurrentRequest) => T): T {
  const requestId = randomCode(systemRandom);
  const request = { client, requestId, route: "", session: null, isOfKnownDevice: false };
  return storage ? storage.run(request, () => answer(request)) : answer(request);
}

export function noteRoute(name: string): void {
  const current = currentRequest();
  if (current) current.route = name;
}

/** From here on the request is known to be of that session. */
export function noteSession(session: { id: string; loginId: string }): void {
  const current = currentRequest();
  if (current) current.session = session;
}

export function noteKnownDevice(): void {
  const current = currentRequest();
  if (current) current.isOfKnownDevice = true;
}
