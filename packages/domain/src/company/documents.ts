export const DOCUMENT_SECTION = "Required Documents for Account Opening";

/** Required documents, with the names and keys of the specification (section 3). */
export const requiredDocuments = [
  { key: "certificate_of_incorporation", name: "Certificate of Incorporation" },
  { key: "articles_of_association", name: "Articles of Association and Memorandum" },
  { key: "business_register", name: "Extract from Business Register or Good Standing Certificate" },
  { key: "shareholder_register", name: "Shareholder Register" },
  { key: "director_register", name: "Director Register" },
  { key: "power_of_attorney", name: "Power of Attorney" },
  { key: "financial_statements", name: "Recent Financial Statements" },
] as const;

export type DocumentKey = (typeof requiredDocuments)[number]["key"];

/** The key of a document by the name of its info entry; null for other names. */
export const documentKeyOf = (name: string): DocumentKey | null =>
  requiredDocuments.find((document) => document.name === name)?.key ?? null;

/** The name of a document's info entry. */
export const documentNameOf = (key: DocumentKey): string =>
  requiredDocuments.find((document) => document.key === key)?.name ?? key;

/** Bytes. */
export const largestDocument = 10_000_000;

/** Bytes of all documents of a company together. */
export const documentQuota = 50_000_000;

/** Bytes left beside documents of these sizes. */
export const roomBeside = (sizes: Iterable<number>): number =>
  [...sizes].reduce((left, size) => Math.max(0, left - size), documentQuota);

/** Whether a document counts as handed in: one the bank rejected is missing again. */
export const isHandedIn = ({ review }: { review: string | null }): boolean => review !== "rejected";

/** What is known of a file before it is read. Size in bytes. */
export interface FileOutside {
  name: string;
  /** Empty if the system does not know it. */
  type: string;
  size: number;
}

export type DocumentProblem = "notPdf" | "tooLarge" | "empty" | "damaged" | "encrypted" | "noPages";

/** What is wrong with a file before it is read; null if nothing is. */
export function fileProblem({ name, type, size }: FileOutside): DocumentProblem | null {
  const isPdf = /\.pdf$/i.test(name.trim()) && ["", "application/pdf"].includes(type.toLowerCase());
  if (!isPdf) return "notPdf";
  if (size === 0) return "empty";
  return size > largestDocument ? "tooLarge" : null;
}
