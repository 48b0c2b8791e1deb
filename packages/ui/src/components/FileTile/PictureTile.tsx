import { type ComponentProps } from "react";
import { BlobImage } from "../BlobImage/BlobImage";
import { Skeleton } from "../Skeleton/Skeleton";
import { PictureRoot } from "./FileTile.styles";

export interface PictureTileProps extends Omit<ComponentProps<"button">, "children"> {
  /** Name of the file, as the text of the picture. */
  name: string;
  /** Label of the action, read before the name: "Open picture". */
  action: string;
  /** Null while loading; the space is reserved. */
  picture: Blob | null;
  /** Called for a picture that cannot be drawn. */
  onBroken?: (() => void) | undefined;
}

/** A thumbnail that opens the image at full size. */
export function PictureTile({ name, action, picture, onBroken, ...rest }: PictureTileProps) {
  return (
    <PictureRoot
      type="button"
      aria-label={`${action} ${name}`}
      aria-busy={picture ? undefined : true}
      {...rest}
    >
      {picture ? (
        <BlobImage blob={picture} alt="" onError={onBroken} />
      ) : (
        <Skeleton shape="block" height="100%" />
      )}
    </PictureRoot>
  );
}
