import type { KeyboardEvent, ReactNode } from "react";
import type { Offer } from "@amberline/flow-lab/engine";
import { Icon } from "@amberline/ui/Icon";
import { IconButton } from "@amberline/ui/IconButton";
import { ChevronRight, Pencil } from "lucide-react";
import { refusalOf } from "../change/refusal";
import type { Translate } from "../i18n";
import type { Names } from "../names/names";
import { Event, Row } from "./EventPanel.styles";
import type { Language } from "../mode";

interface EventRowProps {
  offer: Offer;
  names: Names;
  t: Translate;
  language: Language;
  /** Milliseconds until a timer fires. */
  wait: number | null;
  /** Whether it is the tab stop; arrow keys reach every row. */
  isStop: boolean;
  onTake: (id: string) => void;
  onStop: (id: string) => void;
  /** Toggles its form; undefined for an event without values. */
  onChange: (() => void) | undefined;
  form: ReactNode;
}

// Shared by all rows: rendering them anew at every step would double the cost.
const onward = <Icon icon={ChevronRight} size={16} />;
const pencil = <Icon icon={Pencil} size={16} />;

const isAnswer = (id: string) => id.includes("=");

function lasting(wait: number, language: string): string {
  const [value, unit] = wait < 60_000 ? [wait / 1000, "second"] : [wait / 60_000, "minute"];
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits: 1,
  }).format(value);
}

/** One event: its name, its id, why it is not possible, and the button to change its values. */
export function EventRow(props: EventRowProps) {
  const { offer, names, t, language, wait, isStop, onTake, onStop, onChange, form } = props;
  const { example, isTaken, refusedBy } = offer;
  const { id } = example;
  const name = isAnswer(id) ? names.answer(id) : names.event(id);
  const due = wait === null ? "" : ` · ${t("events.after", { time: lasting(wait, language) })}`;
  // Sixty rows render at every step, so an impossible event gets its button only when focused.
  const isNear = isTaken || isStop || form !== null;
  const press = (event: KeyboardEvent) => {
    if (event.key !== "F2" || !onChange) return;
    event.preventDefault();
    onChange();
  };
  return (
    <li>
      <Row>
        <Event
          type="button"
          data-roving
          data-event={id}
          data-guard={refusedBy ?? undefined}
          tabIndex={isStop ? 0 : -1}
          aria-disabled={!isTaken || undefined}
          onFocus={() => onStop(id)}
          onKeyDown={press}
          onClick={() => isTaken && onTake(id)}
        >
          <span>{name}</span>
          <small>{isTaken ? `${id}${due}` : `${refusalOf(t, names, offer)} · ${id}`}</small>
          {isTaken ? onward : null}
        </Event>
        {onChange && isNear ? (
          <IconButton
            label={t("change.open", { name })}
            icon={pencil}
            size={36}
            aria-expanded={form !== null}
            aria-keyshortcuts="F2"
            title={t("change.open", { name })}
            tabIndex={isStop ? 0 : -1}
            onFocus={() => onStop(id)}
            onClick={onChange}
          />
        ) : null}
      </Row>
      {form}
    </li>
  );
}
