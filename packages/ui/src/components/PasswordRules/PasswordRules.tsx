import { Check, Circle } from "lucide-react";
import { type ComponentProps } from "react";
import { Icon } from "../Icon/Icon";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden";
import { Root } from "./PasswordRules.styles";

/** A requirement for a new password, and whether the current text meets it. */
export interface PasswordRule {
  /** Unique in its list. */
  id: string;
  /** "One capital letter". */
  label: string;
  /** Shows a tick. */
  isMet: boolean;
}

export interface PasswordRulesProps extends Omit<ComponentProps<"ul">, "children"> {
  /** Accessible name of the list: "The password needs". */
  label: string;
  /** Rules in the order shown. */
  rules: readonly PasswordRule[];
  /** Read after each rule in place of the tick. */
  words: { met: string; unmet: string };
}

/** Requirements for a new password, ticked while typing. Pass its `id` to the field's `aria-describedby`. */
export function PasswordRules({ label, rules, words, ...rest }: PasswordRulesProps) {
  return (
    <Root role="list" aria-label={label} {...rest}>
      {rules.map((rule) => (
        <li key={rule.id} data-met={rule.isMet || undefined}>
          {rule.isMet ? (
            <Icon icon={Check} size={16} strokeWidth={2.5} />
          ) : (
            <Icon icon={Circle} size={16} strokeWidth={2} />
          )}
          <span>
            {rule.label}
            <VisuallyHidden>{` – ${rule.isMet ? words.met : words.unmet}. `}</VisuallyHidden>
          </span>
        </li>
      ))}
    </Root>
  );
}
