export { BlobImage, type BlobImageProps } from "./BlobImage";
