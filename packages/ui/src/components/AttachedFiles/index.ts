export { AttachedFiles, type AttachedFile, type AttachedFilesProps } from "./AttachedFiles";
