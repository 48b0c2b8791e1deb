/** What the service worker, which meets the requests, and the worker that has the bank say to each other. */
export interface AskedRequest {
  url: string;
  method: string;
  headers: [name: string, value: string][];
  body: ArrayBuffer | null;
}

export type ToBank =
  | { is: "asked"; id: string; asked: AskedRequest }
  | { is: "left"; id: string }
  | { is: "reset" };

export type FromBank =
  /** There is a worker, and none before it answers any more. */
  | { is: "started" }
  /** The database is gone, and with it the bank. */
  | { is: "gone" }
  /** It is asked no second time. */
  | { is: "taken"; id: string }
  | { is: "head"; id: string; status: number; headers: [name: string, value: string][] }
  | { is: "piece"; id: string; bytes: Uint8Array }
  | { is: "end"; id: string }
  | { is: "lost"; id: string };

/** The path that the demo is at, with a slash at its end. */
export const base = import.meta.env.BASE_URL;

export const channelName = "amberline-demo";
