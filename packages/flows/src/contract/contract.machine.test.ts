import { createHash } from "node:crypto";
import { type ContractSignature } from "@amberline/api/client";
import { describe, expect, test, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { failures, refused, exampleHost } from "../shared/examples";
import { Secret } from "../shared";
import { exampleCompany } from "../shared/exampleCompany";
import { wireContract, type ContractCalls } from ".";

const text = "%PDF-1.7 the agreement";
const sha256 = createHash("sha256").update(text).digest("hex");
const file = { name: "something.pdf", content: new Blob([text]) };
const signature = { signer: "Zane Krūmiņa", at: 1_795_262_400_000, sha256 };
const unsigned = { ok: true, data: null as ContractSignature } as const;
const signed = { ok: true, data: signature as ContractSignature } as const;
const done = { ok: true, data: true } as const;

function started(answers: Partial<ContractCalls> = {}, company = exampleCompany) {
  const calls = {
    contractPdf: vi.fn<ContractCalls["contractPdf"]>(
      answers.contractPdf ?? (async () => ({ ok: true, data: file })),
    ),
    contractSignature: vi.fn<ContractCalls["contractSignature"]>(
      answers.contractSignature ?? (async () => unsigned),
    ),
    signContract: vi.fn<ContractCalls["signContract"]>(answers.signContract ?? (async () => done)),
    signedContractPdf: vi.fn<ContractCalls["signedContractPdf"]>(
      answers.signedContractPdf ?? (async () => ({ ok: true, data: file })),
    ),
    saveFile: vi.fn<ContractCalls["saveFile"]>(),
    showToast: vi.fn<ContractCalls["showToast"]>(),
  };
  const { parent, heard } = exampleHost();
  const input = { companyId: company.id, company, parent };
  const actor = createActor(wireContract(calls), { input }).start();
  const settled = () =>
    waitFor(actor, (now) => !now.hasTag("busy") && !now.matches({ open: { signature: "reading" } }));
  const begin = async () => {
    await settled();
    actor.send({ type: "sign.begin" });
    return settled();
  };
  const submit = (code = "246810") => {
    actor.send({ type: "code.submit", code: new Secret(code) });
    return settled();
  };
  return { actor, calls, heard, settled, begin, submit };
}

const asking = { open: { work: { signing: "asking" } } } as const;
const resting = { open: { work: "resting" } } as const;

describe("signing the contract", () => {
  test("shows what is signed, and signs nothing but that [2.12, 7-19]", async () => {
    const contractSignature = vi
      .fn<ContractCalls["contractSignature"]>()
      .mockResolvedValueOnce(unsigned)
      .mockResolvedValue(signed);
    const { actor, calls, heard, begin, submit } = started({ contractSignature });
    const { context } = await begin();
    expect(context.unsignedContract).toMatchObject({ sha256, file: { name: "doc_to_sign.pdf" } });
    actor.send({ type: "sign.read" });
    expect(calls.saveFile).toHaveBeenCalledExactlyOnceWith({ ...file, name: "doc_to_sign.pdf" });
    const after = await submit();
    expect(calls.signContract).toHaveBeenCalledExactlyOnceWith(
      "company-1",
      { code: "246810", sha256 },
      { signal: expect.any(AbortSignal) },
    );
    expect(after.matches(resting)).toBe(true);
    expect(after.context).toMatchObject({ signature, unsignedContract: null });
    expect(heard).toEqual(["company.refresh"]);
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith({
      tone: "positive",
      notice: { key: "contract.signed" },
    });
  });

  test("requires a verified signer with two-factor on, and rereads the signer on request [6]", async () => {
    const { user } = exampleCompany;
    for (const change of [{ verification: "none" }, { hasTwoFactor: false }] as const) {
      const { actor, heard, begin } = started({}, { ...exampleCompany, user: { ...user, ...change } });
      expect((await begin()).matches(resting)).toBe(true);
      actor.send({ type: "signer.check" });
      expect(heard).toEqual(["company.refresh"]);
      actor.send({ type: "company.changed", company: exampleCompany });
      expect((await begin()).matches(asking)).toBe(true);
    }
  });

  test("accepts exactly six characters [9]", async () => {
    const { calls, begin, submit } = started();
    await begin();
    for (const code of ["", "24681", "2468101"]) await submit(code);
    expect(calls.signContract).not.toHaveBeenCalled();
  });

  test.each([
    [
      "a wrong or used code",
      refused("INCORRECT_2FA_CODE", ""),
      { key: "contract.codeRefused", field: "code" },
    ],
    ["a lock", refused("other", "Wait 5 minutes"), { key: "contract.signFailed", text: "Wait 5 minutes" }],
    ["403", failures["403"], { key: "error.forbidden" }],
  ])("asks again after %s, says so, and clears the code [8]", async (_, answer, notice) => {
    const { begin, submit } = started({ signContract: async () => answer });
    await begin();
    const { context, ...now } = await submit();
    expect([context.notice, context.codesRefused]).toEqual([notice, 1]);
    expect(now.value).toEqual({ open: { signature: "known", work: { signing: "asking" } } });
  });

  test("shows the new contract when the company has changed meanwhile", async () => {
    const contractPdf = vi
      .fn<ContractCalls["contractPdf"]>()
      .mockResolvedValueOnce({ ok: true, data: file })
      .mockResolvedValue({ ok: true, data: { ...file, content: new Blob(["%PDF-1.7 another"]) } });
    const { heard, begin, submit } = started({
      contractPdf,
      signContract: async () => refused("CONTRACT_CHANGED", "CONTRACT_CHANGED"),
    });
    await begin();
    const after = await submit();
    expect(after.matches(asking)).toBe(true);
    expect(after.context.notice).toEqual({ key: "contract.changed" });
    expect(after.context.unsignedContract?.sha256).not.toBe(sha256);
    expect(heard).toEqual(["company.refresh"]);
  });

  test("is shown at once, even when the signature cannot be reread [8]", async () => {
    const contractSignature = vi
      .fn<ContractCalls["contractSignature"]>()
      .mockResolvedValueOnce(unsigned)
      .mockResolvedValue(failures.net);
    const { begin, submit } = started({ contractSignature });
    await begin();
    const after = await submit();
    expect(after.value).toEqual({ open: { signature: "unread", work: "resting" } });
    expect(after.context.signature).toEqual({ signer: "Zane Krūmiņa", at: null, sha256 });
    expect(after.can({ type: "sign.begin" })).toBe(false);
  });

  test("ends when there is nothing to sign yet, and says what is missing", async () => {
    for (const answers of [
      { contractPdf: async () => refused("NOT_READY", "NOT_READY") },
      { signContract: async () => refused("NOT_READY", "NOT_READY") },
    ] satisfies Partial<ContractCalls>[]) {
      const { calls, begin, submit } = started(answers);
      await begin();
      expect((await submit()).matches(resting)).toBe(true);
      expect(calls.showToast).toHaveBeenCalledExactlyOnceWith({
        tone: "negative",
        notice: { key: "contract.notReady" },
      });
    }
  });

  test.each(["net", "timeout", "500", "malformed"] as const)(
    "whose answer was lost (%s) is looked up: done when this very document is signed",
    async (fault) => {
      const contractSignature = vi
        .fn<ContractCalls["contractSignature"]>()
        .mockResolvedValueOnce(unsigned)
        .mockResolvedValue(signed);
      const { calls, begin, submit } = started({
        contractSignature,
        signContract: async () => failures[fault],
      });
      await begin();
      expect((await submit()).matches(resting)).toBe(true);
      expect(calls.showToast).toHaveBeenCalledExactlyOnceWith({
        tone: "positive",
        notice: { key: "contract.signed" },
      });
    },
  );

  test("whose answer was lost asks for a new code when another document is signed, or none, or the status is unknown", async () => {
    const other = { ok: true, data: { ...signature, sha256: "other" } } as const;
    for (const found of [unsigned, other, failures.net]) {
      const contractSignature = vi
        .fn<ContractCalls["contractSignature"]>()
        .mockResolvedValueOnce(unsigned)
        .mockResolvedValue(found);
      const { begin, submit } = started({ contractSignature, signContract: async () => failures.timeout });
      await begin();
      const after = await submit();
      expect([after.matches(asking), after.context.notice]).toEqual([
        true,
        { key: "contract.signUncertain" },
      ]);
    }
  });
});

describe("the documents of the contract", () => {
  test("are saved under their names [7-18]", async () => {
    const { actor, calls, settled } = started({ contractSignature: async () => signed });
    await settled();
    actor.send({ type: "document.download" });
    await settled();
    actor.send({ type: "signed.download" });
    await settled();
    expect(calls.saveFile.mock.calls.map(([{ name }]) => name)).toEqual([
      "doc_to_sign.pdf",
      "signed_doc.pdf",
    ]);
  });

  test("the signed one is available only after signing", async () => {
    const { actor, calls, settled } = started();
    await settled();
    actor.send({ type: "signed.download" });
    expect(calls.signedContractPdf).not.toHaveBeenCalled();
  });

  const page = { name: "doc_to_sign.pdf", content: new Blob(["<html>"]) };
  test.each([
    [
      "an empty body",
      { ok: true, data: { ...page, content: new Blob() } } as const,
      "contract.downloadFailed",
    ],
    ["a body that is no PDF", { ok: true, data: page } as const, "contract.downloadFailed"],
    ["net", failures.net, "error.access"],
    ["timeout", failures.timeout, "error.access"],
    ["403", failures["403"], "error.forbidden"],
    ["500", failures["500"], "contract.downloadFailed"],
  ])("%s: nothing is saved, and the page says so [8-23]", async (_, answer, key) => {
    const { actor, calls, settled } = started({
      contractPdf: async () => answer,
      signedContractPdf: async () => answer,
      contractSignature: async () => signed,
    });
    await settled();
    for (const type of ["document.download", "signed.download"] as const) {
      actor.send({ type });
      await settled();
    }
    expect(calls.showToast.mock.calls.map(([{ tone, notice }]) => [tone, notice.key])).toEqual([
      ["negative", key],
      ["negative", key],
    ]);
    expect(calls.saveFile).not.toHaveBeenCalled();
  });
});

describe("whether the contract is signed", () => {
  test("is reread when the company has changed, which may invalidate the signature", async () => {
    const contractSignature = vi
      .fn<ContractCalls["contractSignature"]>()
      .mockResolvedValueOnce(signed)
      .mockResolvedValue(unsigned);
    const { actor, settled } = started({ contractSignature });
    expect((await settled()).context.signature).toEqual(signature);
    actor.send({ type: "company.changed", company: exampleCompany });
    expect((await settled()).context.signature).toBeNull();
  });

  test("is not shown as unsigned when it could not be read, and is reread on request [8]", async () => {
    const contractSignature = vi
      .fn<ContractCalls["contractSignature"]>()
      .mockResolvedValueOnce(failures.net)
      .mockResolvedValue(signed);
    const { actor, settled } = started({ contractSignature });
    const before = await settled();
    expect([before.context.signature, before.context.unread]).toEqual([undefined, { key: "error.access" }]);
    expect(before.can({ type: "sign.begin" })).toBe(false);
    actor.send({ type: "signature.retry" });
    expect((await settled()).context.signature).toEqual(signature);
  });
});
