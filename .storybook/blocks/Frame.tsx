import type { ThemeName } from "@amberline/ui/tokens";
import { useOf, type Of } from "@storybook/addon-docs/blocks";
import { createContext, useContext } from "react";

/** The toolbar's choices as they stand in an address: `theme:dark;locale:lv`. */
export const Choices = createContext("");

interface FrameProps {
  of: Of;
  /** In px; as wide as the page without it. What is wider is drawn smaller. */
  width?: number;
  height?: number;
  /** Instead of the toolbar's. */
  theme?: ThemeName;
  /** Leaves out the story's play, whose checks may suit another width. @default false */
  isStill?: boolean;
}

/** The narrowest column of a page on a desktop, px. */
const COLUMN = 960;

/** A whole page as a story draws it, in a frame of its own with the toolbar's choices. */
export function Frame({ of, width, height = 720, theme, isStill = false }: FrameProps) {
  const { story } = useOf(of, ["story"]);
  const choices = useContext(Choices);
  const globals = theme ? choices.replace(/theme:\w+/, `theme:${theme}`) : choices;
  const address = `iframe.html?viewMode=story&id=${story.id}&globals=${globals}${isStill ? "&embed=true" : ""}`;
  const zoom = Math.min(1, COLUMN / (width ?? COLUMN));
  const size = { inlineSize: width, blockSize: height, zoom };
  return <iframe className="docs-frame" title={story.name} src={address} key={address} style={size} />;
}
