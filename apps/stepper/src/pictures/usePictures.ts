import { useEffect, useState } from "react";
import { noPictures, readPictures, type PictureAddress } from "./readPictures";

/** The kept pictures in a folder, once it is known which there are. */
export function usePictures(folder: string): PictureAddress {
  const [pictures, setPictures] = useState<PictureAddress>(() => noPictures);
  useEffect(() => {
    let isLeft = false;
    void readPictures(folder).then((read) => {
      if (!isLeft) setPictures(() => read);
    });
    return () => void (isLeft = true);
  }, [folder]);
  return pictures;
}
