export { documentsMachine, isUploading } from "./documents.machine";
export { wireDocuments, type DocumentsCalls } from "./documents.wire";
export { DocumentsPart, type DocumentsPartProps, DocumentList } from "./DocumentsPart";
export type {
  DocumentsEvent,
  FileFinding,
  UploadOutcome,
  UploadRowEvent,
  UploadRowInput,
  Lane,
} from "./documents.types";
export { uploadRowMachine } from "./uploadRow.machine";
export { DocumentRow, type DocumentRowProps } from "./DocumentRow";
