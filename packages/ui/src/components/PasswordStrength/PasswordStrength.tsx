import { useId, type ComponentProps } from "react";
import { SettledStatus } from "../SettledStatus";
import { Bars, Head, Root } from "./PasswordStrength.styles";

/** 0 is guessed at once, 4 is not guessed in a lifetime. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

export interface PasswordStrengthProps extends Omit<ComponentProps<"div">, "children"> {
  /** What is measured: "Password strength". */
  label: string;
  /** Null while nothing is written, undefined while it is being worked out. */
  score: PasswordScore | null | undefined;
  /** One word a score, the weakest first. */
  words: readonly [string, string, string, string, string];
  /** Stands in place of the word while the score is being worked out. */
  busyText: string;
  /** How to make it stronger, in one sentence. */
  advice?: string;
}

const tones = ["negative", "negative", "caution", "positive", "positive"] as const;
const scores: readonly PasswordScore[] = [0, 1, 2, 3, 4];

/** How hard a new password is to guess: filled bars, a word, and a voice once typing rests. Keeps its height. */
export function PasswordStrength(props: PasswordStrengthProps) {
  const { label, score, words, busyText, advice, ...rest } = props;
  const labelId = useId();
  const isScored = typeof score === "number";
  const word = isScored ? words[score] : score === undefined ? busyText : "";
  const meter = isScored
    ? {
        role: "meter",
        "aria-valuemin": 0,
        "aria-valuemax": 4,
        "aria-valuenow": score,
        "aria-valuetext": word,
      }
    : { "aria-hidden": true };
  return (
    <Root data-tone={isScored ? tones[score] : "neutral"} {...rest}>
      <Head>
        <span id={labelId}>{label}</span>
        <strong>{word}</strong>
      </Head>
      <Bars {...meter} aria-labelledby={isScored ? labelId : undefined}>
        {scores.map((bar) => (
          <i key={bar} data-filled={(isScored && bar <= score) || undefined} />
        ))}
      </Bars>
      {advice && <p>{advice}</p>}
      <SettledStatus text={isScored ? [`${label}: ${word}.`, advice].filter(Boolean).join(" ") : ""} />
    </Root>
  );
}
