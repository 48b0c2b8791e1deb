import { useMemo } from "react";
import { isForVariants, modes, nameOf, type ScreenMode } from "../mode";
import { momentsOf } from "../walk/moments";
import type { Walk } from "../walk/walk";
import { usePictureNames } from "./usePictureNames";
import type { KeptPictures } from "./usePictures";

/** The picture of one moment of a walk: of exactly what is seen there, or none. */
export interface StripPicture {
  /** As in the manifest, without the mode; null without a picture. */
  name: string | null;
  address: string | null;
  /** The mode it was taken in, if it is another than the one that was asked for: `en.light.390`. */
  otherMode: string | null;
  /** Whether it differs from its baseline in any mode. */
  isFailed: boolean;
}

const none: StripPicture = { name: null, address: null, otherMode: null, isFailed: false };

/** The pictures of a walk's moments, the start first, and whether it is known which there are. */
export function useStrip(
  { flow, input, steps }: Walk,
  { address, failure, sightsOf, isRead }: KeptPictures,
  mode: ScreenMode,
): { strip: readonly StripPicture[]; isKnown: boolean } {
  const names = usePictureNames(flow.id, sightsOf);
  const { pictureName } = names;
  const strip = useMemo(
    () =>
      momentsOf(flow, input, steps).map(({ snapshot }) => {
        const name = pictureName(snapshot);
        if (name === null) return none;
        // Dark is not pictured at every width, and what an answer makes of a state in one mode only.
        const near = [mode, { ...mode, theme: "light" as const }, ...modes.filter(isForVariants)];
        const taken = near.find((each) => address(flow.id, name, each) !== null);
        const isFailed = modes.some((each) => failure(flow.id, name, each) !== null);
        return {
          name,
          address: taken ? address(flow.id, name, taken) : null,
          otherMode: taken && taken !== mode ? nameOf(taken) : null,
          isFailed,
        };
      }),
    [flow, input, steps, pictureName, address, failure, mode],
  );
  return { strip, isKnown: isRead && names.isRead };
}
