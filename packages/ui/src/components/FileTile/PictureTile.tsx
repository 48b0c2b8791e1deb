import { type ComponentProps } from "react";
import { BlobImage } from "../BlobImage";
import { Skeleton } from "../Skeleton";
import { PictureRoot } from "./FileTile.styles";

export interface PictureTileProps extends Omit<ComponentProps<"button">, "children"> {
  name: string;
  /** What a press does, read before the name: "Open picture". */
  action: string;
  /** Null while it is on its way; the place is kept. */
  picture: Blob | null;
}

/** A picture somebody sent, small; it opens large. */
export function PictureTile({ name, action, picture, ...rest }: PictureTileProps) {
  return (
    <PictureRoot
      type="button"
      aria-label={`${action} ${name}`}
      aria-busy={picture ? undefined : true}
      {...rest}
    >
      {picture ? <BlobImage blob={picture} alt="" /> : <Skeleton shape="block" height="100%" />}
    </PictureRoot>
  );
}
