import type { KeyboardEvent, ReactNode } from "react";
import type { Offer } from "@amberline/flow-lab/engine";
import { Icon } from "@amberline/ui/Icon";
import { IconButton } from "@amberline/ui/IconButton";
import { ChevronRight, Pencil } from "lucide-react";
import type { Language } from "@amberline/domain/language";
import { refusalOf } from "../change/refusal";
import type { Translate } from "../i18n";
import type { Names } from "../names/names";
import { Event, Row } from "./EventPanel.styles";

interface EventRowProps {
  offer: Offer;
  names: Names;
  t: Translate;
  language: Language;
  /** Milliseconds until it is due, for a timer. */
  wait: number | null;
  /** Whether the Tab key comes to it; the arrow keys come to every one. */
  isStop: boolean;
  onTake: (id: string) => void;
  onStop: (id: string) => void;
  /** Opens or closes its form; undefined for what carries nothing. */
  onChange: (() => void) | undefined;
  /** The form, while it is open. */
  form: ReactNode;
}

// One of each for all rows: drawn anew at every step they would take as long as the words.
const onward = <Icon icon={ChevronRight} size={16} />;
const pencil = <Icon icon={Pencil} size={16} />;

const isAnswer = (id: string) => id.includes("=");

/** Seconds and minutes as the language writes them. */
function lasting(wait: number, language: string): string {
  const [value, unit] = wait < 60_000 ? [wait / 1000, "second"] : [wait / 60_000, "minute"];
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits: 1,
  }).format(value);
}

/** One event: what it is called, its id in small print, why it cannot come now, and the way to change what it carries. */
export function EventRow(props: EventRowProps) {
  const { offer, names, t, language, wait, isStop, onTake, onStop, onChange, form } = props;
  const { example, isTaken, refusedBy } = offer;
  const { id } = example;
  const name = isAnswer(id) ? names.answer(id) : names.event(id);
  const due = wait === null ? "" : ` · ${t("events.after", { time: lasting(wait, language) })}`;
  // A list of sixty is drawn anew at every step: what cannot come now has its button once the focus is there.
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
