/** Something else that an answer needs does not work for now. */
export class Unavailable extends Error {}

/**
 * SQLSTATEs and codes of a connection that died, lost what it had prepared or leads to a server that no longer takes
 * writes, and of a transaction that lost to another.
 */
const brokenCodes =
  /^(08\w{3}|25006|26000|40001|40P01|42P05|57P0[1-5]|25P0[34]|ECONN\w+|EPIPE|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN)$/;

/** Of a server that is full, locked or too slow for now. */
const busyCodes = /^(53\w{3}|55P03|57014)$/;

/** What pg says without a code. */
const brokenText =
  /^(Connection terminated|cached plan must not change|Client (was closed|has encountered a connection error))/;
const busyText = /^(timeout exceeded when trying to connect|Query read timeout)/;

function tells(error: unknown, codes: RegExp, texts: RegExp): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return codes.test(code) || texts.test(error.message) || tells(error.cause, codes, texts);
}

/** Whether the database may answer the same at once, over another connection. */
export const isInterrupted = (error: unknown): boolean => tells(error, brokenCodes, brokenText);

/** Whether the same may be answered later. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Unavailable || isInterrupted(error) || tells(error, busyCodes, busyText);
