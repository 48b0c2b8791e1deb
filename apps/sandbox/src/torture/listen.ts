import { setTimeout as wait } from "node:timers/promises";
import { type CallName, type Calls, type RequestOf, type ResponseOf } from "@amberline/api/contract";
import { type CreatedCustomer } from "@amberline/api/operator";
import { type SeededRandom } from "../seed/seededRandom";
import { requestOf } from "../testing/bankCalls";
import { type ReachedBank } from "../testing/bankProcess";

export interface Customer extends CreatedCustomer {
  token: string;
}

type Page = ResponseOf<Calls["notificationList"]>;

/** What a device that nobody touches has learnt of its customer's notifications. */
export interface Device {
  customer: Customer;
  /** Ids it has learnt, in whatever order: what is booked at once may be told in another order than it is numbered. */
  seen: Set<string>;
  /** How many of them news of the stream led to, rather than a line that was opened. */
  byNews: number;
  /** As it was told last. */
  unread: number;
  /** Ids whose reading was acknowledged. */
  read: string[];
  /** The line is cut no more. */
  calm(): void;
  stop(): Promise<void>;
}

const longestMs = 600_000;

/** It asks only when its line opens and when the stream says that there is news; its line is cut, it sleeps, and it comes back to another process. */
export function listen(bank: ReachedBank, customer: Customer, random: SeededRandom): Device {
  const giveUpAt = performance.now() + longestMs;
  let isStopped = false;
  let isCalm = false;
  let line = new AbortController();
  const device: Device = {
    ...{ customer, seen: new Set(), byNews: 0, unread: 0, read: [] },
    calm: () => {
      isCalm = true;
    },
    stop: async () => {
      isStopped = true;
      line.abort();
      await following;
    },
  };

  async function ask<Name extends CallName>(name: Name, body: RequestOf<Calls[Name]> & object) {
    const answer = await bank.send(name, body, { token: customer.token });
    if (answer.status !== 200) throw new Error(`${name}: HTTP ${answer.status}`);
    return (await answer.json()) as ResponseOf<Calls[Name]>;
  }

  /** Reads until a page has nothing new. */
  async function look(isNews: boolean): Promise<void> {
    const found: string[] = [];
    let page: Page | undefined;
    do {
      page = await ask("notificationList", { limit: 50, ...(page?.next ? { before: page.next } : {}) });
      found.push(...page.data.map(({ id }) => id).filter((id) => !device.seen.has(id)));
      device.unread = page.unread;
    } while (page.next && page.data.some(({ id }) => found.includes(id)));
    for (const id of found.toReversed()) device.seen.add(id);
    if (isNews) device.byNews += found.length;
    const [newest] = found;
    if (isCalm || newest === undefined || random.between(0, 3) > 0) return;
    device.unread = (await ask("notificationRead", { ids: [newest], all: false })).unread;
    device.read.push(newest);
  }

  async function follow(): Promise<void> {
    line = new AbortController();
    const { signal } = line;
    const request = requestOf(bank.url, "bridgeStream", {}, { token: customer.token });
    const { status, body } = await fetch(request, { signal });
    if (status !== 200 || !body) throw new Error(`bridgeStream: HTTP ${status}`);
    const cutting = setTimeout(() => isCalm || line.abort(), random.between(200, 4_000));
    try {
      await look(false);
      for await (const text of body.pipeThrough(new TextDecoderStream()))
        if (text.includes("event: news")) await look(true);
    } finally {
      clearTimeout(cutting);
    }
  }

  const following = (async () => {
    while (!isStopped && performance.now() < giveUpAt) {
      await follow().catch(() => undefined);
      line.abort();
      await wait(isCalm ? 100 : random.between(0, 700));
    }
  })();
  return device;
}
