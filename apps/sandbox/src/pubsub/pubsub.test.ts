import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { sql } from "kysely";
import { expect, it, onTestFinished, vi } from "vitest";
import { describeOnDatabases } from "../platform/testDatabases";
import { localPubSub } from ".";
import { postgresPubSub } from "./postgresPubSub";

const subscriber = () => ({ published: vi.fn<() => void>(), disconnected: vi.fn<() => void>() });

it("notifies the subscribers of a key, and nobody who subscribed to another or has unsubscribed", async () => {
  const pubsub = localPubSub();
  const [one, other, gone] = [subscriber(), subscriber(), subscriber()];
  pubsub.subscribe("a", one);
  pubsub.subscribe("b", other);
  pubsub.subscribe("a", gone)();
  await pubsub.publish("a");
  expect(one.published).toHaveBeenCalledOnce();
  expect(other.published).not.toHaveBeenCalled();
  expect(gone.published).not.toHaveBeenCalled();
  pubsub.disconnect("a");
  expect(one.disconnected).toHaveBeenCalledOnce();
  expect(other.disconnected).not.toHaveBeenCalled();
  pubsub.disconnect();
  expect(other.disconnected).toHaveBeenCalledOnce();
  expect(gone.disconnected).not.toHaveBeenCalled();
});

it("lets a subscriber unsubscribe while it is notified", async () => {
  const pubsub = localPubSub();
  const last = subscriber();
  const unsubscribe = pubsub.subscribe("a", {
    published: () => unsubscribe(),
    disconnected: () => undefined,
  });
  pubsub.subscribe("a", last);
  await pubsub.publish("a");
  await pubsub.publish("a");
  expect(last.published).toHaveBeenCalledTimes(2);
});

describeOnDatabases("pub/sub between processes", (at) => {
  if (at.kind === "pglite") {
    it("needs PostgreSQL, as only one process can open an embedded database", () => {
      expect(at.url).toBeUndefined();
    });
    return;
  }

  const open = async () => {
    const report = vi.fn<(error: unknown) => void>();
    const pubsub = postgresPubSub({ db: at.db, url: at.url ?? "", retryMs: 1 }, report);
    onTestFinished(pubsub.close);
    await pubsub.ready;
    return { pubsub, report };
  };
  const publishedOnce = async (received: ReturnType<typeof subscriber>) =>
    vi.waitFor(() => expect(received.published).toHaveBeenCalledOnce(), { interval: 5, timeout: 10_000 });

  it("makes one attempt after the other where a proxy takes connections and drops them", async () => {
    let attempts = 0;
    const proxy = createServer((socket) => {
      attempts += 1;
      socket.end();
    }).listen(0, "127.0.0.1");
    await once(proxy, "listening");
    const { port } = proxy.address() as AddressInfo;
    let failures = 0;
    const url = `postgres://127.0.0.1:${port}/bank`;
    const pubsub = postgresPubSub({ db: at.db, url, retryMs: 20 }, () => (failures += 1));
    await vi.waitFor(() => expect(failures).toBeGreaterThan(7), { interval: 1 });
    await pubsub.close();
    expect(attempts).toBe(failures);
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(attempts).toBe(failures);
    proxy.close();
  });

  it("reaches every process, with nothing but the key as payload", async () => {
    const [{ pubsub: one }, { pubsub: other }] = [await open(), await open()];
    const [here, there, elsewhere] = [subscriber(), subscriber(), subscriber()];
    one.subscribe("a", here);
    other.subscribe("a", there);
    other.subscribe("b", elsewhere);
    await one.publish("a");
    await Promise.all([publishedOnce(here), publishedOnce(there)]);
    expect(elsewhere.published).not.toHaveBeenCalled();
  });

  it("reconnects when its connection is lost, and notifies all subscribers of what they may have missed", async () => {
    const { pubsub } = await open();
    const received = subscriber();
    pubsub.subscribe("a", received);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen amberline%' and datname = current_database()`.execute(at.db);
    await publishedOnce(received);
    received.published.mockClear();
    await pubsub.publish("a");
    await publishedOnce(received);
  });

  it("disconnects all subscribers when it is closed, and can be closed while nothing answers", async () => {
    const { pubsub } = await open();
    const received = subscriber();
    pubsub.subscribe("a", received);
    await pubsub.close();
    expect(received.disconnected).toHaveBeenCalledOnce();
    const report = vi.fn<(error: unknown) => void>();
    const lost = postgresPubSub({ db: at.db, url: "postgres://127.0.0.1:1/none" }, report);
    await lost.ready;
    expect(report).toHaveBeenCalledOnce();
    await lost.close();
  });
});
