import { useCallback, type ComponentProps } from "react";
import { isPictureType } from "@amberline/domain/attachments";

export interface BlobImageProps extends Omit<ComponentProps<"img">, "src" | "ref" | "alt"> {
  /** A raster picture; anything else is never given to the browser. */
  blob: Blob;
  alt: string;
}

/** Shows a picture that is at hand. Its address lives as long as the element does. */
export function BlobImage({ blob, alt, ...rest }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (!isPictureType(blob.type)) return;
      const address = URL.createObjectURL(blob);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
  return <img ref={show} alt={alt} decoding="async" {...rest} />;
}
