export { tidyFileName } from "./fileName";
export { acceptedAttachments, attachmentType, isPictureType, provenAttachmentType } from "./kinds";
