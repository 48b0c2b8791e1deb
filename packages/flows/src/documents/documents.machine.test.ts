import { requiredDocuments, type DocumentKey } from "@amberline/domain/company";
import { describe, expect, test, vi } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { failures, refused, exampleHost } from "../shared/examples";
import { exampleDocument, withDocuments } from "../shared/exampleCompany";
import { isUploading, wireDocuments, type DocumentsCalls } from ".";
import { inBase64 } from "./uploadRow.machine";

const onePage = "%PDF-1.7\n1 0 obj << /Type /Page >> endobj\ntrailer << /Size 1 >>\nstartxref\n9\n%%EOF\n";
const pdf = (name = "register.pdf", content = onePage, type = "application/pdf") =>
  new File([content], name, { type });
const [one, two, three] = requiredDocuments.map(({ key }) => key) as [DocumentKey, DocumentKey, DocumentKey];

type Upload = DocumentsCalls["uploadDocument"];
const never: Upload = () => new Promise(() => {});
const ok: Upload = async () => ({ ok: true, data: { isPending: false } });

function started(uploadDocument: Upload = ok) {
  const calls = {
    uploadDocument: vi.fn<Upload>(uploadDocument),
    showToast: vi.fn<DocumentsCalls["showToast"]>(),
  };
  const { parent, heard } = exampleHost();
  const clock = new SimulatedClock();
  const input = { companyId: "company-1", company: withDocuments(), parent };
  const actor = createActor(wireDocuments(calls), { input, clock }).start();
  const rowOf = (key: DocumentKey) => actor.getSnapshot().context.rows[key];
  return {
    actor,
    calls,
    clock,
    heard,
    rowOf,
    stateOf: (key: DocumentKey) => rowOf(key).getSnapshot().value,
    pick: (key: DocumentKey, file = pdf()) => rowOf(key).send({ type: "file.pick", file }),
    until: (key: DocumentKey, state: string) => waitFor(rowOf(key), ({ value }) => value === state),
    list: (...keys: DocumentKey[]) =>
      actor.send({
        type: "company.changed",
        company: withDocuments(...keys.map((key) => exampleDocument(key))),
      }),
  };
}

describe("a document of a company", () => {
  test("counts as uploaded only once the company lists it, and says so by its name [3-10, 8]", async () => {
    const { calls, heard, pick, until, stateOf, list } = started();
    pick(one);
    await until(one, "confirming");
    expect(heard).toContain("company.refresh");
    expect(calls.showToast).not.toHaveBeenCalled();
    list();
    expect(stateOf(one)).toBe("confirming");
    list(one);
    expect(stateOf(one)).toBe("uploaded");
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith({
      tone: "positive",
      notice: { key: "documents.uploaded", values: { document: one } },
    });
    const [id, draft] = calls.uploadDocument.mock.calls[0] ?? [];
    expect([id, draft]).toEqual([
      "company-1",
      {
        name: requiredDocuments[0].name,
        fileName: "register.pdf",
        fileType: "application/pdf",
        base64: inBase64(new TextEncoder().encode(onePage)),
      },
    ]);
  });

  test("is polled while the company does not list it", async () => {
    const { clock, heard, pick, until } = started();
    pick(one);
    await until(one, "confirming");
    clock.increment(20_000);
    expect(heard.filter((type) => type === "company.refresh")).toHaveLength(2);
  });

  test.each([
    ["a program", pdf("register.pdf.exe"), "notPdf"],
    ["a program under another name", pdf("register.pdf", "MZ\u0090"), "notPdf"],
    ["another media type", pdf("register.pdf", onePage, "image/png"), "notPdf"],
    ["an empty file", pdf("register.pdf", ""), "empty"],
    ["25 MB", pdf("register.pdf", "x".repeat(25_000_000)), "tooLarge"],
    ["a protected PDF", pdf("a.pdf", onePage.replace("/Size 1", "/Encrypt 5 0 R")), "encrypted"],
    ["half a PDF", pdf("a.pdf", onePage.slice(0, -12)), "damaged"],
  ])("is refused when it is %s, and nothing is sent [5-29]", async (_, file, problem) => {
    const { calls, pick, rowOf } = started();
    pick(one, file);
    await waitFor(rowOf(one), ({ context }) => context.notice !== null);
    expect(rowOf(one).getSnapshot().context.notice?.key).toBe(`documents.problem.${problem}`);
    expect(rowOf(one).getSnapshot().value).toBe("idle");
    expect(calls.uploadDocument).not.toHaveBeenCalled();
  });

  test("that is unreadable is reported", async () => {
    const { pick, rowOf } = started();
    const file = pdf();
    vi.spyOn(file, "arrayBuffer").mockRejectedValue(new DOMException("", "NotReadableError"));
    pick(one, file);
    await waitFor(rowOf(one), ({ context }) => context.notice !== null);
    expect(rowOf(one).getSnapshot().context.notice?.key).toBe("documents.problem.unreadable");
  });

  test("can be replaced, and the new one is recognised by its time", async () => {
    const { actor, pick, until, stateOf, list } = started();
    list(one);
    pick(one);
    await until(one, "confirming");
    list(one);
    expect(stateOf(one)).toBe("confirming");
    const company = withDocuments(exampleDocument(one, { uploadedAt: 1_795_262_460_000 }));
    actor.send({ type: "company.changed", company });
    expect(stateOf(one)).toBe("uploaded");
  });

  test("is dropped when its upload is cancelled, and the company is reread", async () => {
    let isAborted = false;
    const { actor, calls, heard, pick, until, rowOf, stateOf } = started((_id, _draft, options) => {
      options?.signal?.addEventListener("abort", () => (isAborted = true));
      return new Promise(() => {});
    });
    pick(one);
    await until(one, "uploading");
    await vi.waitFor(() => expect(calls.uploadDocument).toHaveBeenCalledOnce());
    expect(isUploading(actor.getSnapshot())).toBe(true);
    rowOf(one).send({ type: "upload.cancel" });
    expect([stateOf(one), isAborted, isUploading(actor.getSnapshot())]).toEqual(["idle", true, false]);
    expect(heard).toEqual(["company.refresh"]);
  });

  test("reports its progress", async () => {
    const { pick, until, rowOf } = started((_id, _draft, options) => {
      options?.onProgress?.(42, 100);
      return new Promise(() => {});
    });
    pick(one);
    await until(one, "uploading");
    await waitFor(rowOf(one), ({ context }) => context.share === 0.42);
  });
});

test("two documents are uploaded at a time; the next one starts when one is done", async () => {
  const { calls, pick, until, stateOf, rowOf } = started(never);
  for (const key of [one, two, three]) pick(key);
  await until(one, "uploading");
  await until(two, "uploading");
  await until(three, "queued");
  await vi.waitFor(() => expect(calls.uploadDocument).toHaveBeenCalledTimes(2));
  rowOf(one).send({ type: "upload.cancel" });
  await until(three, "uploading");
  expect(stateOf(one)).toBe("idle");
});

describe("a file larger than the remaining space", () => {
  const sized = (size: number) => {
    const file = pdf();
    Object.defineProperty(file, "size", { value: size });
    return file;
  };
  const noRoom = (key: DocumentKey, row: ReturnType<typeof started>) => {
    const { value, context } = row.rowOf(key).getSnapshot();
    return [
      value,
      context.notice?.key,
      context.notice?.values?.["file"],
      isUploading(row.actor.getSnapshot()),
    ];
  };
  const denied = ["idle", "documents.problem.noRoom", "register.pdf", false];
  const listed = [
    exampleDocument(one, { size: 30_000_000 }),
    exampleDocument(two, { size: 15_000_000 }),
  ] as const;

  test("is refused by name before anything is sent, to the byte [5-29]", async () => {
    const row = started(never);
    row.actor.send({ type: "company.changed", company: withDocuments(...listed) });
    row.pick(three, sized(5_000_001));
    await waitFor(row.rowOf(three), ({ context }) => context.notice !== null);
    expect(noRoom(three, row)).toEqual(denied);
    expect(row.calls.uploadDocument).not.toHaveBeenCalled();
    row.pick(three, sized(5_000_000));
    await row.until(three, "uploading");
  });

  test("may use the space of the document it replaces", async () => {
    const row = started(never);
    row.actor.send({ type: "company.changed", company: withDocuments(...listed) });
    row.pick(two, sized(9_000_000));
    await row.until(two, "uploading");
  });

  test("counts uploads in progress too, until they are cancelled", async () => {
    const { actor, ...row } = started();
    const [, second] = listed;
    actor.send({
      type: "company.changed",
      company: withDocuments(exampleDocument(one, { size: 38_000_000 }), second),
    });
    row.pick(two, sized(4_000_000));
    await row.until(two, "confirming");
    row.pick(three, sized(9_000_000));
    await waitFor(row.rowOf(three), ({ context }) => context.notice !== null);
    expect(noRoom(three, { actor, ...row })).toEqual(denied);
  });
});

describe("each fault of an upload", () => {
  test.each([
    ["drop", failures.net, "error.access"],
    ["timeout", failures.timeout, "error.access"],
    ["403", failures["403"], "error.forbidden"],
    ["500", failures["500"], "error.general"],
    ["malformed", failures.malformed, "error.general"],
    ["refused", refused("other", "Too much for today."), "error.general"],
  ])("%s: says so with the document's name and keeps the file for a retry [8-21]", async (_, answer, key) => {
    const upload = vi.fn<Upload>().mockResolvedValueOnce(answer).mockImplementation(ok);
    const { calls, heard, pick, until, rowOf, list, stateOf } = started(upload);
    pick(one);
    await until(one, "failed");
    const { file, notice } = rowOf(one).getSnapshot().context;
    expect([file?.name, notice?.key]).toEqual(["register.pdf", key]);
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith({
      tone: "negative",
      notice: { key: "documents.uploadFailed", values: { document: one } },
    });
    expect(heard).toEqual(["company.refresh"]);
    rowOf(one).send({ type: "upload.retry" });
    await until(one, "confirming");
    list(one);
    expect(stateOf(one)).toBe("uploaded");
    expect(upload.mock.calls[1]?.[1].fileName).toBe("register.pdf");
  });

  test("a lost answer: uploaded when the company lists it", async () => {
    const { pick, until, list, stateOf } = started(async () => failures.timeout);
    pick(one);
    await until(one, "failed");
    list(one);
    expect(stateOf(one)).toBe("uploaded");
  });

  test("a refusal is final, whatever the company lists", async () => {
    const { pick, until, list, stateOf } = started(async () => refused("other", "No"));
    pick(one);
    await until(one, "failed");
    list(one);
    expect(stateOf(one)).toBe("failed");
  });
});

test.each([0, 1, 2, 3, 24_575, 24_576, 24_577, 100_000])(
  "%d bytes encode to the same base64 as in the reference",
  (length) => {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 31) % 256);
    expect(inBase64(bytes)).toBe(Buffer.from(bytes).toString("base64"));
  },
);
