import { useEffect, useState } from "react";
import { acceptPictures, noPictures, readPictures, type PictureFolders, type Pictures } from "./readPictures";
import { whenIdle } from "./whenIdle";

/** The baseline pictures, their failures and the way to accept new ones. */
export interface KeptPictures extends Omit<Pictures, "canAccept"> {
  /** Accepts the new pictures with that name prefix; false on failure. Null if the host cannot. */
  accept: ((name: string) => Promise<boolean>) | null;
}

export function usePictures({ kept, report }: PictureFolders): KeptPictures {
  const [pictures, setPictures] = useState<Pictures>(noPictures);
  useEffect(() => {
    let isLeft = false;
    // The manifest has thousands of names, so the chart and the screen load first.
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
