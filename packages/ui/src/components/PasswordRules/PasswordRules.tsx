import { Check, Circle } from "lucide-react";
import { type ComponentProps } from "react";
import { Icon } from "../Icon";
import { VisuallyHidden } from "../VisuallyHidden";
import { Root } from "./PasswordRules.styles";

/** One thing a new password must have, and whether the text as it stands has it. */
export interface PasswordRule {
  id: string;
  /** "One capital letter". */
  label: string;
  isMet: boolean;
}

export interface PasswordRulesProps extends Omit<ComponentProps<"ul">, "children"> {
  /** Names the list: "The password needs". */
  label: string;
  rules: readonly PasswordRule[];
  /** Heard after each rule, where the tick is seen. */
  words: { met: string; unmet: string };
}

/** What a new password must have, ticked while it is written. Give its `id` to the field's `aria-describedby`. */
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
