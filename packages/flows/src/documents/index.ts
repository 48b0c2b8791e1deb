export { documentsMachine, isUploading } from "./documents.machine";
export { wireDocuments, type DocumentsCalls } from "./documents.wire";
export { DocumentsPart, type DocumentsPartProps } from "./DocumentsPart";
