import type { ExampleEvent } from "@amberline/flow-lab/engine";
import { Anytime } from "./Chart.styles";
import type { Choosing } from "./ArrowLabel";
import { Badge, OpenBadge } from "./ArrowLabel.styles";

interface BadgesProps {
  label: string;
  events: readonly { event: string; text: string; examples: readonly ExampleEvent[] }[];
  onChoose: (choosing: Choosing) => void;
}

/** Events of the whole machine: as arrows they would cross everything. */
export function Badges({ label, events, onChoose }: BadgesProps) {
  if (events.length === 0) return null;
  return (
    <Anytime role="group" aria-label={label}>
      <span aria-hidden>{label}</span>
      {events.map(({ event, text, examples }) =>
        examples.length === 0 ? (
          <Badge key={event} title={event}>
            {text}
          </Badge>
        ) : (
          <OpenBadge
            key={event}
            type="button"
            title={event}
            aria-haspopup={examples.length > 1 ? "dialog" : undefined}
            data-open
            onClick={({ currentTarget }) => onChoose({ label: text, examples, opener: currentTarget })}
          >
            {text}
          </OpenBadge>
        ),
      )}
    </Anytime>
  );
}
