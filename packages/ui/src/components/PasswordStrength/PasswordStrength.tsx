import { useId, type ComponentProps } from "react";
import { SettledStatus } from "../SettledStatus/SettledStatus";
import { Bars, Head, Root } from "./PasswordStrength.styles";

/** From 0, guessed at once, to 4, out of reach of guessing. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

export interface PasswordStrengthProps extends Omit<ComponentProps<"div">, "children"> {
  /** "Password strength" */
  label: string;
  /** Null while the field is empty, undefined while the score is computed. */
  score: PasswordScore | null | undefined;
  /** One word per score, weakest first. */
  words: readonly [string, string, string, string, string];
  /** Shown while the score is computed. */
  busyText: string;
  /** How to make it stronger, in one sentence. */
  advice?: string;
}

const tones = ["negative", "negative", "caution", "positive", "positive"] as const;
const scores: readonly PasswordScore[] = [0, 1, 2, 3, 4];

/** Strength of a new password as bars and a word, announced once typing pauses. Its height is constant. */
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
