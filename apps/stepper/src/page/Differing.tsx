import { useState, type CSSProperties } from "react";
import { Check } from "lucide-react";
import { Segments } from "../parts/Segments";
import { ToolButton } from "../parts/ToolButton.styles";
import type { Failure } from "../pictures/failures";
import { useWords } from "../words/useWords";
import { Accepting, Sides } from "./Differing.styles";
import { foundText } from "./found";
import { Comparing, Tools } from "./StateSheet.styles";

interface DifferingProps {
  title: string;
  failure: Failure;
  /** The picture that is kept; null when there is none. */
  kept: string | null;
  /** How many pictures of this state are not as they were. */
  ofState: number;
  /** Takes the new pictures over whose names begin so. Null where the host takes none. */
  onAccept: ((name: string) => Promise<boolean>) | null;
}

const ways = ["sides", "slide", "blink", "diff"] as const;
type Way = (typeof ways)[number];

const sidesOf = ({ expected, actual, diff }: Failure, kept: string | null, way: Way) => {
  const pair = [
    { name: "expected", address: expected ?? kept },
    { name: "actual", address: actual },
  ] as const;
  const last = { name: "diff", address: diff } as const;
  const wanted = way === "sides" ? [...pair, last] : way === "diff" ? [last] : pair;
  return wanted.flatMap(({ name, address }) => (address === null ? [] : [{ name, address }]));
};

/** Beginning of the names of all pictures of a state: `send/editing.`. */
const stateOf = ({ file }: Failure) => file.replace(/(lv|en)\.(light|dark)\.\d+\.png$/, "");

/** A picture that is not as it was: as it was kept, as it is now and what differs, and the way to keep the new one. */
export function Differing({ title, failure, kept, ofState, onAccept }: DifferingProps) {
  const { say } = useWords();
  const [way, setWay] = useState<Way>("sides");
  const [divider, setDivider] = useState(50);
  const [taking, setTaking] = useState<"no" | "now" | "failed">("no");
  const isPair = failure.diff !== null;
  const accept = async (name: string) => {
    setTaking("now");
    const isTaken = await onAccept?.(name);
    setTaking(isTaken ? "no" : "failed");
  };
  const isTaking = taking === "now";
  return (
    <Comparing>
      <h3>{title}</h3>
      <p>{foundText(say, failure)}</p>
      <Tools>
        {isPair ? (
          <Segments
            legend={say("sheet.way")}
            options={ways.map((value) => ({ value, label: say(`sheet.${value}`) }))}
            value={way}
            onSelect={setWay}
          />
        ) : null}
        {isPair && way === "slide" ? (
          <input
            type="range"
            min={0}
            max={100}
            value={divider}
            aria-label={say("sheet.dividerSides")}
            onChange={(event) => setDivider(event.target.valueAsNumber)}
          />
        ) : null}
        {onAccept && failure.kind !== "failed" ? (
          <Accepting>
            <ToolButton
              type="button"
              data-appearance="primary"
              disabled={isTaking}
              onClick={() => void accept(failure.file)}
            >
              <Check size={16} strokeWidth={1.75} aria-hidden />
              {say("sheet.accept")}
            </ToolButton>
            {ofState > 1 ? (
              <ToolButton type="button" disabled={isTaking} onClick={() => void accept(stateOf(failure))}>
                {say("sheet.acceptAll", { count: ofState })}
              </ToolButton>
            ) : null}
          </Accepting>
        ) : null}
        <span role="status">
          {taking === "now" ? say("sheet.accepting") : taking === "failed" ? say("sheet.notAccepted") : ""}
        </span>
      </Tools>
      <Sides data-way={isPair ? way : "sides"} style={{ "--divider": `${divider}%` } as CSSProperties}>
        {sidesOf(failure, kept, isPair ? way : "sides").map(({ name, address }) => (
          <figure key={name} data-side={name}>
            <figcaption>{say(`sheet.side.${name}`)}</figcaption>
            <img src={address} alt={say(`sheet.side.${name}`)} />
          </figure>
        ))}
      </Sides>
    </Comparing>
  );
}
