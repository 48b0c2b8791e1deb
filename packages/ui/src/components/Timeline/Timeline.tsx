import { Check, Clock, X } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "../Icon/Icon";
import { Root } from "./Timeline.styles";

export interface TimelineStep {
  /** What happens in the step. */
  title: string;
  /** When it was, or is to be. */
  when?: string;
  /** `now` is where it stands, `failed` where it ended. */
  state: "done" | "now" | "next" | "failed";
}

export interface TimelineProps extends Omit<ComponentProps<"ol">, "children"> {
  /** Accessible name. */
  label: string;
  /** Two to four, in order. */
  steps: readonly TimelineStep[];
}

const icons = { done: Check, now: Clock, failed: X };

/** How far something has come, from left to right. */
export function Timeline({ label, steps, ...rest }: TimelineProps) {
  return (
    <Root role="list" aria-label={label} {...rest}>
      {steps.map(({ title, when, state }) => (
        <li key={title} data-state={state} aria-current={state === "now" ? "step" : undefined}>
          <span data-part="mark" aria-hidden>
            {state === "next" ? null : <Icon icon={icons[state]} size={14} strokeWidth={2.5} />}
          </span>
          <span>{title}</span>
          {when ? <small>{when}</small> : null}
        </li>
      ))}
    </Root>
  );
}
