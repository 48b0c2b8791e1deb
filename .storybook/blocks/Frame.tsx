import { useOf, type Of } from "@storybook/addon-docs/blocks";
import { createContext, useContext } from "react";

/** The toolbar's choices as they stand in an address: `theme:dark;locale:lv`. */
export const Choices = createContext("");

/** A whole page as a story draws it, in a frame of its own with the toolbar's choices. */
export function Frame({ of, height = 720 }: { of: Of; height?: number }) {
  const { story } = useOf(of, ["story"]);
  const address = `iframe.html?viewMode=story&id=${story.id}&globals=${useContext(Choices)}`;
  return <iframe className="docs-frame" title={story.name} src={address} key={address} height={height} />;
}
