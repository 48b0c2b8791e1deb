import { type AnyCall, type ResponseOf } from "@amberline/api/contract";

/** The body of a call's answer as it goes out: only what the contract names. Throws when the answer breaks the contract. */
export function writeAnswer<C extends AnyCall>(call: C, answer: ResponseOf<C>): string {
  call.response.validateSync(answer, { strict: true, abortEarly: false });
  if (call.answer === "text") return String(answer);
  return JSON.stringify(call.response.cast(answer, { stripUnknown: true }));
}

/** An answer given before, word for word. */
export class Replay {
  constructor(readonly body: string) {}
}
