export { formatFileSize } from "./formatFileSize";
