import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "../Icon/Icon";
import { Root } from "./StepList.styles";

export interface Step<Id extends string> {
  /** Unique in its list. */
  id: Id;
  /** Names the step. */
  title: string;
  /** Status below the title: "2 missing". */
  state?: string;
  /** @default false */
  isDone?: boolean;
  /** Cannot be opened yet. @default false */
  isDisabled?: boolean;
}

export interface StepListProps<Id extends string> extends Omit<ComponentProps<"nav">, "children"> {
  /** Accessible name of the list. */
  label: string;
  /** Steps in their order. */
  steps: readonly Step<Id>[];
  /** The step that is open. */
  current: Id;
  /** Not called for the current step. */
  onOpen: (id: Id) => void;
}

/**
 * The steps of a long process with their status; any can be opened. Below 50rem of container width only numbers are
 * shown, from there on with their titles below.
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
