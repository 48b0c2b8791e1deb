import { useCallback, type ComponentProps } from "react";
import { isPictureType } from "@amberline/domain/attachments";

export interface BlobImageProps extends Omit<ComponentProps<"img">, "src" | "ref" | "alt"> {
  /** A raster image; no other type is passed to the browser. */
  blob: Blob;
  /** Describes the picture. */
  alt: string;
}

/** Shows an image from memory. Its object URL is revoked on unmount. */
export function BlobImage({ blob, alt, ...rest }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (!isPictureType(blob.type)) return;
      const address = URL.createObjectURL(blob);
      image.src = address;
      return () => {
        // Another blob may be of a type that is not shown.
        image.removeAttribute("src");
        URL.revokeObjectURL(address);
      };
    },
    [blob],
  );
  return <img ref={show} alt={alt} decoding="async" {...rest} />;
}
