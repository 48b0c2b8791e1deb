import type { ComponentProps } from "react";
import { Keys } from "./KeyCaps.styles";

export interface KeyCapsProps extends Omit<ComponentProps<"span">, "children"> {
  /** Pressed one after the other: ["G", "H"]; pressed together is one of them: "Ctrl K". */
  keys: readonly string[];
}

/** Keys of a keyboard. */
export function KeyCaps({ keys, ...rest }: KeyCapsProps) {
  return (
    <Keys {...rest}>
      {keys.map((key, at) => (
        <kbd key={`${at} ${key}`}>{key}</kbd>
      ))}
    </Keys>
  );
}
