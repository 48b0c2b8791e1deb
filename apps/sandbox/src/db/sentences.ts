import { placeOf } from "./postgresPools";
import { codeOf, DatabaseProblem } from "./problem";

const connectionReasons: Record<string, string> = {
  ECONNREFUSED: "nothing answers there; is PostgreSQL running?",
  ENOTFOUND: "the host is unknown.",
  EAI_AGAIN: "the host name cannot be looked up now.",
  ETIMEDOUT: "the host does not answer.",
  EHOSTUNREACH: "the host cannot be reached.",
  "25006": "it is a standby, or read-only.",
  "28P01": "the password is wrong.",
  "28000": "this user may not connect.",
  "3D000": "there is no such database.",
  "42501": "this user may not create tables there.",
  "53300": "it has no free connections.",
};

/** Why PostgreSQL cannot be used, in one sentence without the password. */
export function explainConnection(url: string, error: unknown): DatabaseProblem {
  if (error instanceof DatabaseProblem) return error;
  const place = placeOf(url);
  if (place instanceof DatabaseProblem) return place;
  const text = error instanceof Error ? error.message : "";
  const reason =
    connectionReasons[codeOf(error)] ??
    (/timeout/i.test(text)
      ? "the host does not answer."
      : `the connection failed (${text || "no reason given"}).`);
  return new DatabaseProblem(
    `The database at ${place.host}:${place.port}/${place.database} cannot be used: ${reason}`,
    { cause: error },
  );
}

const folderReasons: Record<string, string> = {
  EACCES: "this user may not write there.",
  EPERM: "this user may not write there.",
  EROFS: "it is read-only.",
  ENOSPC: "the disk is full.",
  ENOTDIR: "it is not a folder.",
  EEXIST: "it is not a folder.",
  ENOENT: "it cannot be created; is the folder above it read-only?",
  EIO: "the disk cannot be read.",
};

export function explainFolder(folder: string, error: unknown): DatabaseProblem {
  if (error instanceof DatabaseProblem) return error;
  const code = codeOf(error);
  const reason =
    folderReasons[code] ??
    (/^E[A-Z_]+$/.test(code)
      ? `the system answers ${code}.`
      : "its contents are damaged. Keep it as it is, and restore the last backup into another folder.");
  return new DatabaseProblem(`The data folder ${folder} cannot be opened: ${reason}`, { cause: error });
}
