export {
  documentsMachine,
  isUploading,
  wireDocuments,
  type DocumentsEvent,
  type UploadPhase,
} from "./documents.machine";
export { DocumentsPart, type DocumentsPartProps, DocumentList } from "./DocumentsPart";
export {
  uploadRowMachine,
  type DocumentsCalls,
  type FileFinding,
  type UploadOutcome,
  type UploadRowEvent,
  type UploadRowInput,
} from "./uploadRow.machine";
export { rejectedIn, roomLeft } from "./handedIn";
export { RejectedDocuments } from "./RejectedDocuments";
export { DocumentRow, type DocumentRowProps } from "./DocumentRow";
