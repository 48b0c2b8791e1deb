import {
  asBugReport,
  asMermaid,
  asPlaywright,
  asStory,
  asUnitTest,
  type ExportedFile,
} from "@amberline/flow-lab/engine";
import type { ScreenMode } from "../mode";
import type { PictureAddress } from "../pictures/readPictures";
import { takenOf, type Walk } from "../walk/walk";

export const exportKinds = ["playwright", "unit", "story", "mermaid", "report"] as const;
export type ExportKind = (typeof exportKinds)[number];

/** What an export needs besides the walk. */
export interface Surroundings {
  /** Link to the page with the walk. */
  link: string;
  mode: ScreenMode;
  pictureOf: PictureAddress;
}

export function exported(
  kind: ExportKind,
  walk: Walk,
  { link, mode, pictureOf }: Surroundings,
): ExportedFile {
  const [stepper = link] = link.split("#");
  const way = { flow: walk.flow, input: walk.input, steps: takenOf(walk) };
  switch (kind) {
    case "playwright":
      return asPlaywright(way);
    case "unit":
      return asUnitTest(way);
    case "story":
      return asStory(way);
    case "mermaid":
      return asMermaid(way);
    case "report":
      return asBugReport(way, {
        stepper,
        picture: (flow, stateKey) => {
          const address = pictureOf(flow, stateKey, mode);
          return address === null ? null : new URL(address, link).href;
        },
      });
  }
}
