import type { Outcome } from "@amberline/api/client";
import { describe, expect, test, vi } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { failures } from "../shared/examples";
import type { ToastNotice } from "../shared";
import { createRequest, type RequestOptions } from "./request.machine";

interface About {
  id: string | null;
}
type Options = RequestOptions<About, string, string, string>;

const saving: Options = {
  id: "note",
  screen: "note",
  call: "saveNote",
  sending: "note.saving",
  isReady: (text) => text !== "",
  done: ({ id }) => (id === null ? "note.created" : "note.updated"),
  next: "notes",
};
const read: Options["read"] = {
  call: "readNotes",
  isNew: ({ id }) => id === null,
  find: (notes, { id }) => notes.find((note) => note === id) ?? null,
};

type ReadNotes = () => Promise<Outcome<readonly string[]>>;
const readNotes: ReadNotes = async () => ({ ok: true, data: ["rent", "gas"] });

function started(change: Partial<Options> = {}, id: string | null = null, read = readNotes) {
  const calls = {
    send: vi.fn(async (_: { form: string; signal: AbortSignal }): Promise<Outcome<string>> => ({
      ok: true,
      data: "number 7",
    })),
    read: vi.fn(read),
    showToast: vi.fn<(toast: ToastNotice) => void>(),
  };
  let progress: (share: number) => void = () => {};
  const machine = createRequest<About, string, string, string>({ ...saving, ...change }).provide({
    actors: {
      send: fromPromise(({ input: { form, onProgress }, signal }) => {
        progress = onProgress;
        return calls.send({ form, signal });
      }),
      read: fromPromise(() => calls.read()),
    },
    actions: { showToast: (_, toast) => calls.showToast(toast) },
  });
  const actor = createActor(machine, { input: { id } }).start();
  const submit = (form = "text") => actor.send({ type: "form.submit", form });
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
  return { actor, calls, submit, settled, progressed: (share: number) => progress(share) };
}

describe("the journey of one request", () => {
  test("sends a form once however often Enter is pressed, says so in a toast, and ends", async () => {
    const { calls, submit, settled } = started();
    for (let press = 0; press < 5; press++) submit();
    const { value, status, context } = await settled();
    expect([value, status, context.answer]).toEqual(["done", "done", "number 7"]);
    expect(calls.send).toHaveBeenCalledTimes(1);
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith({
      tone: "positive",
      notice: { key: "note.created" },
    });
  });

  test("sends nothing until it is ready", () => {
    const { actor, calls, submit } = started();
    submit("");
    expect(actor.getSnapshot().value).toBe("editing");
    expect(calls.send).not.toHaveBeenCalled();
  });

  test("keeps the form after a failure, shows it until the next attempt, and can then succeed", async () => {
    const { actor, calls, submit, settled } = started();
    calls.send.mockResolvedValueOnce(failures.net);
    submit();
    const { value, context } = await settled();
    expect([value, context.notice]).toEqual(["editing", { key: "error.access" }]);
    expect(calls.showToast).not.toHaveBeenCalled();
    submit();
    expect(actor.getSnapshot().context.notice).toBeNull();
    expect((await settled()).value).toBe("done");
  });

  test("shows a failure in a toast too if configured", async () => {
    const { calls, submit, settled } = started({ isFailureToasted: true });
    calls.send.mockResolvedValueOnce(failures["403"]);
    submit();
    await settled();
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith({
      tone: "negative",
      notice: { key: "error.forbidden" },
    });
  });

  test("keeps the form after a defect", async () => {
    const { calls, submit, settled } = started();
    calls.send.mockRejectedValueOnce(new Error("Our own mistake"));
    submit();
    const { value, context } = await settled();
    expect([value, context.notice]).toEqual(["editing", { key: "error.general" }]);
  });
});

describe("a request that changes something", () => {
  test("reads it first, and creates a new one without reading", async () => {
    const change = started({ read }, "rent");
    expect(change.actor.getSnapshot().value).toBe("reading");
    const { value, context } = await change.settled();
    expect([value, context.data]).toEqual(["editing", "rent"]);
    const fresh = started({ read });
    expect(fresh.actor.getSnapshot().value).toBe("editing");
    expect(fresh.calls.read).not.toHaveBeenCalled();
  });

  test("distinguishes a missing object from a failed read, and retries the latter", async () => {
    expect((await started({ read }, "water").settled()).value).toBe("notFound");
    const reads = vi.fn(readNotes);
    reads.mockRejectedValueOnce(new Error("Our own mistake")).mockResolvedValueOnce(failures.net);
    const { actor, settled } = started({ read }, "rent", reads);
    for (const key of ["error.general", "error.access"]) {
      const { value, context } = await settled();
      expect([value, context.notice]).toEqual(["failed", { key }]);
      actor.send({ type: "page.retry" });
    }
    expect((await settled()).value).toBe("editing");
  });
});

describe("an upload", () => {
  const upload = { cancelled: "note.cancelled", next: null };

  test("shows its progress, can be cancelled, and is resent unchanged", async () => {
    const { actor, calls, submit, settled, progressed } = started(upload);
    calls.send.mockReturnValueOnce(new Promise(() => {}));
    submit();
    await vi.waitFor(() => expect(calls.send).toHaveBeenCalled());
    progressed(0.42);
    expect(actor.getSnapshot().context.progress).toBe(0.42);
    actor.send({ type: "sending.cancel" });
    expect(actor.getSnapshot().value).toBe("cancelled");
    expect(calls.send.mock.calls[0]?.[0].signal.aborted).toBe(true);
    submit();
    expect(actor.getSnapshot().context.progress).toBeNull();
    expect((await settled()).value).toBe("done");
  });

  test("stays on its screen when done, ready for another", async () => {
    const { actor, submit, settled } = started(upload);
    submit();
    expect((await settled()).status).toBe("active");
    actor.send({ type: "form.begin" });
    const { value, context } = actor.getSnapshot();
    expect([value, context.answer]).toEqual(["editing", null]);
  });
});
