import { type AnyCall, type ResponseOf, type WireFile } from "@amberline/api/contract";

/** Serialises an answer with the fields of the contract only. Throws if it breaks the contract. */
export function writeAnswer<C extends AnyCall>(call: C, answer: ResponseOf<C>): string {
  call.response.validateSync(answer, { strict: true, abortEarly: false });
  if (call.answer === "text") return String(answer);
  return JSON.stringify(call.response.cast(answer, { stripUnknown: true }));
}

/** An earlier answer, verbatim. */
export class Replay {
  constructor(readonly body: string) {}
}

const ascii = (name: string) =>
  name
    .normalize("NFD")
    .replace(/[^ -~]/g, "")
    .replace(/["\\]/g, "");

/** Always a download, so that the browser never displays it as a page of ours. */
export function writeFile({ name, type, content }: WireFile) {
  const isWhole = content instanceof Blob;
  return {
    body: isWhole ? content.stream() : content,
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${ascii(name)}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      ...(isWhole ? { "Content-Length": String(content.size) } : {}),
    },
  };
}
