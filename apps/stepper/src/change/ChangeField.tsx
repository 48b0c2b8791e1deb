import { useId } from "react";
import { LONGEST_TEXT, type EventField } from "@amberline/flow-lab/engine";
import type { Names } from "../names/names";
import { useTranslation, type TextKey } from "../i18n";
import { Measured, Root } from "./ChangeField.styles";

interface ChangeFieldProps {
  field: EventField;
  text: string;
  isWrong: boolean;
  names: Names;
  onType: (text: string) => void;
  onLeave: () => void;
}

const wrongs = {
  text: "change.wrong.text",
  choice: "change.wrong",
  yesNo: "change.wrong",
  number: "change.wrong.number",
  money: "change.wrong.money",
  date: "change.wrong.date",
  time: "change.wrong.time",
} as const satisfies Record<EventField["kind"], TextKey>;

/** Unit of a value: a currency, or the time zone of all examples. */
const measureOf = ({ kind, value }: EventField): string => {
  if (kind === "time") return "UTC";
  const isMoney = kind === "money" && typeof value === "object" && value !== null && "currency" in value;
  return isMoney ? String(value.currency) : "";
};

function inputOf({ kind }: EventField) {
  if (kind === "time") return { type: "datetime-local", step: 1 } as const;
  if (kind === "date") return { type: "date" } as const;
  return { type: "text", inputMode: kind === "money" || kind === "number" ? "decimal" : "text" } as const;
}

/** An input or select for one value of an event, with its error. */
export function ChangeField({ field, text, isWrong, names, onType, onLeave }: ChangeFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const { kind, path } = field;
  const options = kind === "yesNo" ? ["true", "false"] : field.options;
  const shared = {
    id,
    value: text,
    "data-path": path,
    "aria-invalid": isWrong || undefined,
    "aria-describedby": isWrong ? `${id}-wrong` : undefined,
    onBlur: onLeave,
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
  };
  const measure = measureOf(field);
  return (
    <Root>
      <label htmlFor={id} title={path}>
        {names.field(path)} {text === field.text ? null : <b>{t("change.isChanged")}</b>}
      </label>
      {options.length > 0 ? (
        <select {...shared}>
          {field.mayBeEmpty ? <option value="">{t("change.nothing")}</option> : null}
          {options.map((option) => (
            <option key={option} value={option}>
              {names.value(option)}
            </option>
          ))}
        </select>
      ) : field.text.includes("\n") ? (
        <textarea {...shared} rows={3} />
      ) : (
        <Measured>
          <input
            {...shared}
            {...inputOf(field)}
            placeholder={field.mayBeEmpty ? t("change.nothing") : undefined}
            autoComplete="off"
          />
          {measure === "" ? null : <span>{measure}</span>}
        </Measured>
      )}
      {isWrong ? <small id={`${id}-wrong`}>{t(wrongs[kind], { count: LONGEST_TEXT })}</small> : null}
    </Root>
  );
}
