import { useId, type ComponentProps, type KeyboardEvent, type MouseEvent } from "react";
import { FieldFoot } from "../Field/FieldFoot";
import { useFieldWiring, type FieldTexts } from "../Field/useFieldWiring";
import { Card, Cards, CardText, CardTitle, Dot, Group, Legend } from "./ChoiceCards.styles";

export interface Choice<V extends string> {
  /** Sent to `onChange`. */
  value: V;
  /** First line of the card. */
  title: string;
  /** A muted line that explains more. */
  description?: string;
  /** Disables the card; shown in place of the description. */
  disabledReason?: string;
}

type NativeGroup = Omit<ComponentProps<"fieldset">, "onChange" | "children">;

export interface ChoiceCardsProps<V extends string> extends FieldTexts, NativeGroup {
  /** The question, as the legend of the group. */
  label: string;
  /** Two to four cards. */
  choices: readonly Choice<V>[];
  /** Null while nothing is chosen. */
  value: V | null;
  /** Called with the new value on every change. */
  onChange: (change: { value: V }) => void;
  /** Unlike `disabled`, it keeps the cards focusable and readable. @default false */
  readOnly?: boolean;
}

/** Native radio buttons have no read-only state, so events that would change the choice are cancelled. */
const heldStill = {
  onClick: (event: MouseEvent) => event.preventDefault(),
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === " " || event.key.startsWith("Arrow")) event.preventDefault();
  },
};

/** One of a few choices that need a sentence each; native radio buttons. */
export function ChoiceCards<V extends string>(props: ChoiceCardsProps<V>) {
  const { label, choices, value, onChange, description, error, name, readOnly = false, ...rest } = props;
  const made = useId();
  const { control, footId } = useFieldWiring({ description, error }, rest);
  return (
    <Group role="radiogroup" aria-readonly={readOnly || undefined} {...rest} {...control}>
      <Legend>{label}</Legend>
      <Cards data-many={choices.length > 2 || undefined}>
        {choices.map((choice) => {
          const textId = `${made}-${choice.value}`;
          const text = choice.disabledReason ?? choice.description;
          const isDisabled = rest.disabled || choice.disabledReason !== undefined;
          return (
            <Card
              key={choice.value}
              data-invalid={Boolean(error) || undefined}
              data-disabled={isDisabled || undefined}
              data-readonly={readOnly || undefined}
            >
              <CardTitle id={`${textId}-title`}>{choice.title}</CardTitle>
              <Dot
                type="radio"
                name={name ?? made}
                value={choice.value}
                checked={choice.value === value}
                disabled={isDisabled}
                aria-labelledby={`${textId}-title`}
                aria-describedby={text && textId}
                onChange={() => readOnly || onChange({ value: choice.value })}
                {...(readOnly ? heldStill : {})}
              />
              {text && <CardText id={textId}>{text}</CardText>}
            </Card>
          );
        })}
      </Cards>
      <FieldFoot id={footId} description={description} error={error} />
    </Group>
  );
}
