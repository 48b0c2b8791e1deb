/** Section under which the required documents are stored. */
export const DOCUMENT_SECTION = "Required Documents for Account Opening";

/** What a company hands in, under the names and keys of the specification (section 3). */
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

/** The key of a document by the name an info entry carries; null for any other name. */
export const documentKeyOf = (name: string): DocumentKey | null =>
  requiredDocuments.find((document) => document.name === name)?.key ?? null;

/** The name an info entry carries for a document. */
export const documentNameOf = (key: DocumentKey): string =>
  requiredDocuments.find((document) => document.key === key)?.name ?? key;

/** The largest document taken, in bytes. */
export const largestDocument = 10_000_000;

/** The bytes all documents of a company may have together. */
export const documentQuota = 50_000_000;

/** What a file's outside says: its name, media type and size in bytes. */
export interface FileOutside {
  name: string;
  /** Empty when the system does not know it. */
  type: string;
  size: number;
}

export type DocumentProblem = "notPdf" | "tooLarge" | "empty" | "damaged" | "encrypted" | "noPages";

/** What can be said against a file before it is read. Null when nothing can. */
export function fileProblem({ name, type, size }: FileOutside): DocumentProblem | null {
  const isPdf = /\.pdf$/i.test(name.trim()) && ["", "application/pdf"].includes(type.toLowerCase());
  if (!isPdf) return "notPdf";
  if (size === 0) return "empty";
  return size > largestDocument ? "tooLarge" : null;
}
