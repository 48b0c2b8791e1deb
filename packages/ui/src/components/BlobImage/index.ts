export { BlobImage, type BlobImageProps } from "./BlobImage";
export { isPicture } from "./isPicture";
