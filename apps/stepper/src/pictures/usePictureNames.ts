import { useEffect, useMemo, useState } from "react";
import { noSights, pictureNameOf, type Sights } from "@amberline/flow-lab/engine";
import type { AnyMachineSnapshot } from "xstate";
import { whenIdle } from "./whenIdle";

/** Name of the picture that shows exactly this; null if none does. */
type PictureName = (snapshot: AnyMachineSnapshot) => string | null;

function remembering(sights: Sights): PictureName {
  const known = new WeakMap<AnyMachineSnapshot, { name: string | null }>();
  return (snapshot) => {
    const found = known.get(snapshot) ?? { name: pictureNameOf(sights, snapshot) };
    known.set(snapshot, found);
    return found.name;
  };
}

/** The names of a flow's pictures: null for all until it is read what each of them shows. */
export function usePictureNames(
  flow: string,
  readSights: (flow: string) => Promise<Sights>,
): { pictureName: PictureName; isRead: boolean } {
  const [read, setRead] = useState({ flow: "", sights: noSights });
  useEffect(() => {
    let isLeft = false;
    const leave = whenIdle(() => {
      void readSights(flow).then((sights) => {
        if (!isLeft) setRead({ flow, sights });
      });
    });
    return () => {
      isLeft = true;
      leave();
    };
  }, [flow, readSights]);
  const isRead = read.flow === flow;
  const pictureName = useMemo(() => remembering(isRead ? read.sights : noSights), [read, isRead]);
  return { pictureName, isRead };
}
