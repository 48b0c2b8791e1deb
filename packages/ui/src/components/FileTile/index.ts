export { FileLink, FileTile, type FileTileProps } from "./FileTile";
export { PictureTile, type PictureTileProps } from "./PictureTile";
