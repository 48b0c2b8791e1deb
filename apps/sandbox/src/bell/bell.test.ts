import { sql } from "kysely";
import { expect, it, onTestFinished, vi } from "vitest";
import { describeOnDatabases } from "../platform/testDatabases";
import { localBell } from ".";
import { postgresBell } from "./postgresBell";

const listener = () => ({ rung: vi.fn<() => void>(), ended: vi.fn<() => void>() });

it("wakes those who listen for a key, and nobody who listens for another or no longer", async () => {
  const bell = localBell();
  const [one, other, gone] = [listener(), listener(), listener()];
  bell.hear("a", one);
  bell.hear("b", other);
  bell.hear("a", gone)();
  await bell.ring("a");
  expect(one.rung).toHaveBeenCalledOnce();
  expect(other.rung).not.toHaveBeenCalled();
  expect(gone.rung).not.toHaveBeenCalled();
  bell.cut("a");
  expect(one.ended).toHaveBeenCalledOnce();
  expect(other.ended).not.toHaveBeenCalled();
  bell.cut();
  expect(other.ended).toHaveBeenCalledOnce();
  expect(gone.ended).not.toHaveBeenCalled();
});

it("lets a listener leave while it is woken", async () => {
  const bell = localBell();
  const last = listener();
  const leave = bell.hear("a", { rung: () => leave(), ended: () => undefined });
  bell.hear("a", last);
  await bell.ring("a");
  await bell.ring("a");
  expect(last.rung).toHaveBeenCalledTimes(2);
});

describeOnDatabases("a bell of several processes", (at) => {
  if (at.kind === "pglite") {
    it("needs a PostgreSQL: an embedded database has one process alone", () => {
      expect(at.url).toBeUndefined();
    });
    return;
  }

  const open = async () => {
    const report = vi.fn<(error: unknown) => void>();
    const bell = postgresBell({ db: at.db, url: at.url ?? "", againMs: 1 }, report);
    onTestFinished(bell.close);
    await bell.ready;
    return { bell, report };
  };
  const rungOnce = async (heard: ReturnType<typeof listener>) =>
    vi.waitFor(() => expect(heard.rung).toHaveBeenCalledOnce(), { interval: 5, timeout: 10_000 });

  it("is heard on every one of them, with nothing but the key on its way", async () => {
    const [{ bell: one }, { bell: other }] = [await open(), await open()];
    const [here, there, elsewhere] = [listener(), listener(), listener()];
    one.hear("a", here);
    other.hear("a", there);
    other.hear("b", elsewhere);
    await one.ring("a");
    await Promise.all([rungOnce(here), rungOnce(there)]);
    expect(elsewhere.rung).not.toHaveBeenCalled();
  });

  it("listens anew when its connection is lost, and lets everybody look for what they missed", async () => {
    const { bell } = await open();
    const heard = listener();
    bell.hear("a", heard);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen amberline%' and datname = current_database()`.execute(at.db);
    await rungOnce(heard);
    heard.rung.mockClear();
    await bell.ring("a");
    await rungOnce(heard);
  });

  it("ends everybody's listening when it is closed, and can be closed while nothing answers", async () => {
    const { bell } = await open();
    const heard = listener();
    bell.hear("a", heard);
    await bell.close();
    expect(heard.ended).toHaveBeenCalledOnce();
    const report = vi.fn<(error: unknown) => void>();
    const lost = postgresBell({ db: at.db, url: "postgres://127.0.0.1:1/none" }, report);
    await lost.ready;
    expect(report).toHaveBeenCalledOnce();
    await lost.close();
  });
});
