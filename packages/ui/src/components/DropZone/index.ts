export { ByPointer, type ByPointerProps } from "./ByPointer";
export { DropZone, type DropZoneProps } from "./DropZone";
export { FileButton, type FileButtonProps } from "./FileButton";
export { useFileDrop } from "./useFileDrop";
