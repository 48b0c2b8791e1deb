const loopback = ["127.0.0.1", "localhost", "::1"];

/** Whether an address is reachable from this machine only. */
export const isLoopback = (host: string): boolean => loopback.includes(host.replace(/^\[|\]$/g, ""));
