import type { ThemeName } from "@amberline/ui/tokens";
import { useOf, type Of } from "@storybook/addon-docs/blocks";
import { createContext, useCallback, useContext, useState } from "react";

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

/** In px. */
export function sizeOf(width: number | undefined, height: number) {
  // Beside the sidebars of a page of documentation, or inside a card on a phone.
  const room = Math.min(700, innerWidth - 132);
  const zoom = width !== undefined && width > room ? room / width : undefined;
  return { inlineSize: width, blockSize: height, zoom };
}

/** A whole page as a story draws it, in a frame of its own with the toolbar's choices. */
export function Frame({ of, width, height = 720, theme, isStill = false }: FrameProps) {
  const { story } = useOf(of, ["story"]);
  const choices = useContext(Choices);
  const [isSeen, setSeen] = useState(false);
  // Loaded once it is in sight: a story that takes the focus would scroll the page to itself.
  const watch = useCallback((frame: HTMLIFrameElement) => {
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      threshold: 0.3,
    });
    sight.observe(frame);
    return () => sight.disconnect();
  }, []);
  const globals = theme ? choices.replace(/theme:\w+/, `theme:${theme}`) : choices;
  const address = `iframe.html?viewMode=story&id=${story.id}&globals=${globals}${isStill ? "&embed=true" : ""}`;
  return (
    <iframe
      ref={watch}
      className="docs-frame"
      name="docs-frame"
      title={story.name}
      src={isSeen ? address : undefined}
      key={address}
      style={sizeOf(width, height)}
    />
  );
}
