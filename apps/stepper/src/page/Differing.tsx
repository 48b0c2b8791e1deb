import { useState, type CSSProperties } from "react";
import { Segmented } from "@amberline/ui/Segmented";
import { Stack } from "@amberline/ui/Stack";
import { Heading, Text } from "@amberline/ui/Text";
import type { Failure } from "../pictures/failures";
import { useTranslation } from "../i18n";
import { AcceptPicture } from "./AcceptPicture";
import { Sides } from "./Differing.styles";
import { foundText } from "./found";
import { Tools } from "./StateSheet.styles";

interface DifferingProps {
  title: string;
  failure: Failure;
  /** URL of the baseline picture; null if there is none. */
  kept: string | null;
  /** Number of acceptable pictures of this state. */
  ofState: number;
  /** Accepts the new pictures with that name prefix. Null if the host cannot. */
  onAccept: ((name: string) => Promise<boolean>) | null;
}

const compareModes = ["sides", "slide", "blink", "diff"] as const;
type CompareMode = (typeof compareModes)[number];

const sidesOf = ({ expected, actual, diff }: Failure, kept: string | null, compareMode: CompareMode) => {
  const pair = [
    { name: "expected", address: expected ?? kept },
    { name: "actual", address: actual },
  ] as const;
  const last = { name: "diff", address: diff } as const;
  const wanted = compareMode === "sides" ? [...pair, last] : compareMode === "diff" ? [last] : pair;
  return wanted.flatMap(({ name, address }) => (address === null ? [] : [{ name, address }]));
};

/** A picture that differs from its baseline: before, now and the difference, with the button to accept it. */
export function Differing({ title, failure, kept, ofState, onAccept }: DifferingProps) {
  const { t } = useTranslation();
  const [compareMode, setCompareMode] = useState<CompareMode>("sides");
  const [divider, setDivider] = useState(50);
  const isPair = failure.diff !== null;
  return (
    <Stack as="section" gap={12}>
      <Heading level={3} size="body">
        {title}
      </Heading>
      <Text size="small" tone="muted">
        {foundText(t, failure)}
      </Text>
      <Tools>
        {isPair ? (
          <Segmented
            size="sm"
            legend={t("sheet.compare")}
            options={compareModes.map((value) => ({ value, label: t(`sheet.${value}`) }))}
            value={compareMode}
            onSelect={setCompareMode}
          />
        ) : null}
        {isPair && compareMode === "slide" ? (
          <input
            type="range"
            min={0}
            max={100}
            value={divider}
            aria-label={t("sheet.dividerSides")}
            onChange={(event) => setDivider(event.target.valueAsNumber)}
          />
        ) : null}
        {onAccept && failure.kind !== "failed" ? (
          <AcceptPicture file={failure.file} ofState={ofState} onAccept={onAccept} />
        ) : null}
      </Tools>
      <Sides
        data-compare={isPair ? compareMode : "sides"}
        style={{ "--divider": `${divider}%` } as CSSProperties}
      >
        {sidesOf(failure, kept, isPair ? compareMode : "sides").map(({ name, address }) => (
          <figure key={name} data-side={name}>
            <figcaption>{t(`sheet.side.${name}`)}</figcaption>
            <img src={address} alt={t(`sheet.side.${name}`)} />
          </figure>
        ))}
      </Sides>
    </Stack>
  );
}
