import { useState, type ReactNode } from "react";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";

export interface LiveFrameProps {
  /** What to type to get each answer. */
  hints: readonly string[];
  startAgain: string;
  /** The running flow; calls `onEnd` with a text when it ends. */
  children: (onEnd: (words: string) => void) => ReactNode;
}

/** A running flow to try, with instructions and a restart button. */
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
