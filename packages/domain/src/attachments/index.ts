export { tidyFileName } from "./fileName";
export {
  acceptedAttachments,
  attachmentType,
  isPictureType,
  isProvenFile,
  provenAttachmentType,
} from "./kinds";
