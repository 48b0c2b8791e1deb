import { paintPseudoStates } from "@amberline/ui/testing";
import { themes, type ThemeName } from "@amberline/ui/tokens";
import { useOf, type Of } from "@storybook/addon-docs/blocks";
import type { ReactRenderer } from "@storybook/react-vite";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import type { PreparedStory } from "storybook/internal/types";
import { themeStyle } from "../themeStyle";
import { Frame } from "./Frame";

type Props = Readonly<Record<string, unknown>>;

interface StatesProps {
  /** The story that draws the component. */
  of: Of;
  /** Draws it instead of the story, for a component that no story draws with its props. */
  draw?: (args: Props) => ReactNode;
  /** Each state by its label: its props, or the pseudo-classes its control is in, such as `hover active`. */
  show?: Readonly<Record<string, Props | string>>;
  /** States that lie over a page, each a story in a frame of its own. */
  frames?: Readonly<Record<string, Of>>;
  /** Of each frame, in px. */
  width?: number;
  height?: number;
  /** Leaves out the play of each frame. @default false */
  isStill?: boolean;
  /** Props of every state. */
  args?: Props;
  /** Selector of what the pseudo-classes are for; by default the first control. */
  control?: string;
}

const anyControl = "button, a, input, textarea, select, summary, [tabindex]";

/** Hover and press reach what is around a control, as in a browser; focus does not. */
function pretend(frame: HTMLElement, control: string, classes: string) {
  const target = frame.querySelector(control);
  target?.setAttribute("data-pseudo", classes);
  const around = classes.replace("focus-visible", "").trim();
  for (let at = target?.parentElement; around && at && at !== frame; at = at.parentElement)
    at.setAttribute("data-pseudo", around);
}

interface DrawnProps {
  draw: (args: Props) => ReactNode;
  args: Props;
}

const Drawn = ({ draw, args }: DrawnProps) => draw(args);

interface StateProps extends DrawnProps {
  label: string;
  classes: string;
  control: string;
}

function State({ label, classes, control, ...drawn }: StateProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (classes && frame.current) pretend(frame.current, control, classes);
    paintPseudoStates();
  }, [classes, control]);
  return (
    <figure>
      <figcaption>{label}</figcaption>
      <div ref={frame} className="docs-worded">
        <Drawn {...drawn} />
      </div>
    </figure>
  );
}

/** The states of a component, labelled, in both themes side by side. */
export function States(props: StatesProps) {
  const { of, draw, show = {}, frames = {}, width, height, isStill, args, control = anyControl } = props;
  const { story } = useOf(of, ["story"]);
  const { originalStoryFn, initialArgs } = story as PreparedStory<ReactRenderer>;
  const drawStory = (given: Props) => originalStoryFn(given, { ...story, args: given } as never);
  return (
    <div className="docs-states sb-unstyled" data-framed={props.frames && ""}>
      {(Object.keys(themes) as ThemeName[]).map((theme) => (
        <section key={theme} aria-label={theme} style={themeStyle(theme)}>
          {Object.entries(show).map(([label, look]) => (
            <State
              key={label}
              label={label}
              draw={draw ?? drawStory}
              args={{ ...(draw ? {} : initialArgs), ...args, ...(typeof look === "string" ? {} : look) }}
              classes={typeof look === "string" ? look : ""}
              control={control}
            />
          ))}
          {Object.entries(frames).map(([label, story]) => (
            <figure key={label}>
              <figcaption>{label}</figcaption>
              <Frame of={story} width={width} height={height} theme={theme} isStill={isStill} />
            </figure>
          ))}
        </section>
      ))}
    </div>
  );
}
