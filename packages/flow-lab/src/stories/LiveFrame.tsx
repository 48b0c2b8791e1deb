import { useState, type ReactNode } from "react";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";

export interface LiveFrameProps {
  /** What a tester types to meet each answer. */
  hints: readonly string[];
  startAgain: string;
  /** The flow, running; it calls `onEnd` with what to say once it has ended. */
  children: (onEnd: (words: string) => void) => ReactNode;
}

/** A running flow to click through: how to meet each answer, and a way to begin anew once it has ended. */
export function LiveFrame({ hints, startAgain, children }: LiveFrameProps) {
  const [round, setRound] = useState(0);
  const [end, setEnd] = useState<string | null>(null);
  const begin = () => {
    setRound(round + 1);
    setEnd(null);
  };
  return (
    <>
      {end === null ? (
        <div key={round}>{children(setEnd)}</div>
      ) : (
        <Banner
          tone="positive"
          role="status"
          action={
            <Button appearance="quiet" onClick={begin}>
              {startAgain}
            </Button>
          }
        >
          {end}
        </Banner>
      )}
      <aside style={{ marginBlockStart: 48, color: "var(--color-ink-muted)" }}>
        <ul style={{ paddingInlineStart: "1.25em", margin: 0 }}>
          {hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      </aside>
    </>
  );
}
