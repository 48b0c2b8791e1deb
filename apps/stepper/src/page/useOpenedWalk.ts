import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { writeAddress } from "@amberline/flow-lab/engine";
import { linkTo, type ScreenMode } from "../mode";
import { openingOf, type Opening } from "../walk/opening";
import { addressOf, walkOn, type WalkEvent } from "../walk/walk";

/** Syncs the walk with the hash of the address bar, in both directions. */
export function useOpenedWalk(opened: Opening, flow: string, mode: ScreenMode) {
  const [{ walk, trouble }, setOpening] = useState(opened);
  const link = linkTo(window.location.href, mode, writeAddress(addressOf(walk)));

  const open = useEffectEvent(() => void openingOf(window.location.hash, flow).then(setOpening));
  useEffect(() => {
    const listen = () => open();
    window.addEventListener("hashchange", listen);
    return () => window.removeEventListener("hashchange", listen);
  }, []);
  useEffect(() => window.history.replaceState(null, "", link), [link]);

  const onWalk = useCallback(
    (event: WalkEvent) => setOpening((opening) => ({ walk: walkOn(opening.walk, event), trouble: null })),
    [],
  );
  const closeTrouble = () => setOpening((opening) => ({ ...opening, trouble: null }));
  return { walk, trouble, link, onWalk, closeTrouble };
}
