import { Check, CircleAlert, TriangleAlert } from "lucide-react";
import { Icon } from "../Icon/Icon";
import { Spinner } from "../Spinner/Spinner";
import { Counter, Foot, Note } from "./Field.styles";
import { hasFoot, type FieldHelp, type FieldWords } from "./useFieldWiring";

const icons = {
  neutral: null,
  positive: <Icon icon={Check} strokeWidth={2.5} />,
  caution: <Icon icon={TriangleAlert} strokeWidth={2} />,
  negative: <Icon icon={CircleAlert} strokeWidth={2} />,
  busy: <Spinner />,
} satisfies Record<FieldHelp["tone"], unknown>;

export interface FieldFootProps extends FieldWords {
  /** Id that the control is described by. */
  id: string;
}

/** The line below a control; takes no space when empty. */
export function FieldFoot({ id, ...words }: FieldFootProps) {
  if (!hasFoot(words)) return null;
  const { description, error, help, counter } = words;
  const said: FieldHelp | null = error
    ? { tone: "negative", text: error }
    : (help ?? (description ? { tone: "neutral", text: description } : null));
  const isProgress = !error && help?.tone === "neutral";
  return (
    <Foot id={id} data-empty={(!said && !counter) || undefined}>
      <span aria-live={help === undefined ? undefined : isProgress ? "off" : "polite"}>
        {said && (
          <Note data-tone={said.tone}>
            {icons[said.tone]}
            <span>{said.text}</span>
          </Note>
        )}
      </span>
      {counter && <Counter>{counter}</Counter>}
    </Foot>
  );
}
