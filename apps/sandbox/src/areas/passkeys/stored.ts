import { type Db } from "../../ledger";
import { fromBase64url } from "../../secrets/random";

export const passkeysOf = (db: Db, loginId: string) =>
  db.selectFrom("passkeys").selectAll().where("login_id", "=", loginId).orderBy("created_at").orderBy("id");

export const described = ({ id, transports }: { id: string; transports: string }) => ({
  id,
  transports: JSON.parse(transports) as string[],
});

/** Bytes of a type of their own, as the library asks for. */
export const bytesOf = (text: string) => new Uint8Array(fromBase64url(text));

export interface Answered<Answer> {
  answer: Answer;
  challenge: string;
}

/** The JSON a browser answered, and the challenge in it; null for anything else. */
export function readAnswer<Answer extends { response: { clientDataJSON: string } }>(
  text: string,
): Answered<Answer> | null {
  try {
    const answer = JSON.parse(text) as Answer;
    const clientData: unknown = JSON.parse(new TextDecoder().decode(bytesOf(answer.response.clientDataJSON)));
    const { challenge } = clientData as { challenge?: unknown };
    return typeof challenge === "string" ? { answer, challenge } : null;
  } catch {
    return null;
  }
}

/** The library throws for what does not fit. */
export const orNull = <T>(verified: Promise<T>): Promise<T | null> => verified.catch(() => null);
