import { rights, type Right, type SignedInOperator } from "@amberline/api/operator";

/** Who makes a call. */
export interface Asker {
  name: string;
  rights: readonly Right[];
  secondFactor: SignedInOperator["secondFactor"];
  /** Null for a program. */
  session: { operatorId: string; hash: string } | null;
}

export const nobody: Asker = { name: "", rights: [], secondFactor: "off", session: null };

/** The name of programs in the audit log; no operator may take it. */
const programName = "key";

/** A program with the key of the environment. */
export const program: Asker = { name: programName, rights, secondFactor: "off", session: null };

export const writeRights = (granted: readonly Right[]): string =>
  rights.filter((right) => right === "view" || granted.includes(right)).join(" ");

export const readRights = (stored: string): Right[] =>
  rights.filter((right) => stored.split(" ").includes(right));

/** By which names are compared. */
export const nameKeyOf = (name: string): string => name.normalize("NFKC").trim().toLowerCase();

export const isReserved = (nameKey: string): boolean => nameKey === programName;

/** Whoever sees the codes sent to customers could sign in as any of them. */
export const maySeeCodes = (by: Asker): boolean => by.rights.includes("faults");
