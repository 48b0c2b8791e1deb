import { useCallback, useEffect, useState } from "react";
import type { Sights } from "@amberline/flow-lab/engine";
import {
  acceptPictures,
  noPictures,
  readPictures,
  readSights,
  type PictureFolders,
  type Pictures,
} from "./readPictures";
import { whenIdle } from "./whenIdle";

/** The baseline pictures, their failures and the way to accept new ones. */
export interface KeptPictures extends Omit<Pictures, "canAccept"> {
  /** Accepts the new pictures with that name prefix; false on failure. Null if the host cannot. */
  accept: ((name: string) => Promise<boolean>) | null;
  /** Whether it is known which there are. */
  isRead: boolean;
  /** Tells what is seen in a flow's pictures. */
  sightsOf: (flow: string) => Promise<Sights>;
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
  const sightsOf = useCallback((flow: string) => readSights({ kept }, flow), [kept]);
  const { canAccept, ...known } = pictures;
  return { ...known, isRead: pictures !== noPictures, accept: canAccept ? accept : null, sightsOf };
}
