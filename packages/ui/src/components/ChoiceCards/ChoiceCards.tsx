import { useId, type ComponentProps } from "react";
import { FieldFoot, useFieldWiring, type FieldWords } from "../Field";
import { Card, Cards, CardText, CardTitle, Dot, Group, Legend } from "./ChoiceCards.styles";

export interface Choice<V extends string> {
  value: V;
  title: string;
  description?: string;
  /** Why it cannot be chosen now. Its presence disables the card; it is read in place of the description. */
  disabledReason?: string;
}

type NativeGroup = Omit<ComponentProps<"fieldset">, "onChange" | "children">;

export interface ChoiceCardsProps<V extends string>
  extends Pick<FieldWords, "description" | "error">, NativeGroup {
  label: string;
  choices: readonly Choice<V>[];
  /** Null while nothing is chosen. */
  value: V | null;
  onChange: (change: { value: V }) => void;
}

/** Asks to choose one of a few, each of which needs a sentence. Native radio buttons inside. */
export function ChoiceCards<V extends string>(props: ChoiceCardsProps<V>) {
  const { label, choices, value, onChange, description, error, name, ...rest } = props;
  const made = useId();
  const { control, footId } = useFieldWiring({ description, error }, rest);
  return (
    <Group {...rest} id={control.id} aria-describedby={control["aria-describedby"]}>
      <Legend>{label}</Legend>
      <Cards>
        {choices.map((choice) => {
          const textId = `${made}-${choice.value}`;
          const text = choice.disabledReason ?? choice.description;
          const isDisabled = rest.disabled || choice.disabledReason !== undefined;
          return (
            <Card
              key={choice.value}
              data-invalid={Boolean(error) || undefined}
              data-disabled={isDisabled || undefined}
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
                onChange={() => onChange({ value: choice.value })}
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
