import type { Offer } from "@amberline/flows/stepper";
import { ChevronRight } from "lucide-react";
import type { Names } from "../names/names";
import { useWords } from "../words/useWords";
import { Event } from "./EventPanel.styles";

interface EventRowProps {
  offer: Offer;
  names: Names;
  /** Milliseconds until it is due, for a timer. */
  wait: number | null;
  /** Whether the Tab key comes to it; the arrow keys come to every one. */
  isStop: boolean;
  onTake: (id: string) => void;
  onStop: (id: string) => void;
}

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

/** One event: what it is called, its id in small print, and why it cannot come now. */
export function EventRow({ offer, names, wait, isStop, onTake, onStop }: EventRowProps) {
  const { say, language } = useWords();
  const { example, isTaken, refusedBy } = offer;
  const { id } = example;
  const reason = refusedBy
    ? say("events.refusedBy", { guard: names.guard(refusedBy) })
    : say("events.notHere");
  const due = wait === null ? "" : ` · ${say("events.after", { time: lasting(wait, language) })}`;
  return (
    <li>
      <Event
        type="button"
        data-roving
        data-event={id}
        data-guard={refusedBy ?? undefined}
        tabIndex={isStop ? 0 : -1}
        aria-disabled={!isTaken || undefined}
        onFocus={() => onStop(id)}
        onClick={() => isTaken && onTake(id)}
      >
        <span>{isAnswer(id) ? names.answer(id) : names.event(id)}</span>
        <small>{isTaken ? `${id}${due}` : `${reason} · ${id}`}</small>
        {isTaken ? <ChevronRight size={16} strokeWidth={1.75} aria-hidden /> : null}
      </Event>
    </li>
  );
}
