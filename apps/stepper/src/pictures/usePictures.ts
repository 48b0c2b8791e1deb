import { useEffect, useState } from "react";
import { acceptPictures, noPictures, readPictures, type PictureFolders, type Pictures } from "./readPictures";
import { whenIdle } from "./whenIdle";

/** The kept pictures, what is wrong with them, and the way to keep new ones. */
export interface KeptPictures extends Omit<Pictures, "canAccept"> {
  /** Takes the new pictures over whose names begin so; false when that failed. Null where the host takes none. */
  accept: ((name: string) => Promise<boolean>) | null;
}

/** The kept pictures of those folders, once it is known which there are. */
export function usePictures({ kept, report }: PictureFolders): KeptPictures {
  const [pictures, setPictures] = useState<Pictures>(noPictures);
  useEffect(() => {
    let isLeft = false;
    // Thousands of names are read; the chart and the screen come first.
    const leave = whenIdle(() => {
      void readPictures({ kept, report }).then((read) => {
        if (!isLeft) setPictures(read);
      });
    });
    return () => {
      isLeft = true;
      leave();
    };
  }, [kept, report]);
  const accept = async (name: string) => {
    const isTaken = await acceptPictures({ kept }, name);
    setPictures(await readPictures({ kept, report }));
    return isTaken;
  };
  return { address: pictures.address, failure: pictures.failure, accept: pictures.canAccept ? accept : null };
}
