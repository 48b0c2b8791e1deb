import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "../Icon";
import { Root } from "./StepList.styles";

export interface Step<Id extends string> {
  id: Id;
  title: string;
  /** How it stands, under its title: "2 missing". */
  state?: string;
  /** @default false */
  isDone?: boolean;
  /** Cannot be opened now. @default false */
  isDisabled?: boolean;
}

export interface StepListProps<Id extends string> extends Omit<ComponentProps<"nav">, "children"> {
  /** Names the list. */
  label: string;
  steps: readonly Step<Id>[];
  current: Id;
  /** Called with another step than the current one. */
  onOpen: (id: Id) => void;
}

/**
 * The steps of something long with the state of each; any of them can be opened. The container it is in decides how it
 * stands: numbers side by side, and from 50rem on with their words under each other.
 */
export function StepList<Id extends string>({ label, steps, current, onOpen, ...rest }: StepListProps<Id>) {
  return (
    <Root aria-label={label} {...rest}>
      <ol>
        {steps.map(({ id, title, state, isDone, isDisabled }, at) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === current ? "step" : undefined}
              aria-disabled={isDisabled || undefined}
              data-done={isDone || undefined}
              onClick={() => isDisabled || id === current || onOpen(id)}
            >
              <span data-part="mark" aria-hidden>
                {isDone ? <Icon icon={Check} size={18} strokeWidth={2.25} /> : at + 1}
              </span>
              <span data-part="words">
                <span>{title}</span>
                {state ? <small>{state}</small> : null}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Root>
  );
}
