import { useState } from "react";
import { modes, type ScreenMode } from "../mode";
import { Sheet } from "../parts/Sheet";
import type { Walk } from "../walk/walk";
import { useWords, type Say } from "../words/useWords";
import { Compare } from "./Compare";
import { Card, Matrix } from "./StateSheet.styles";
import { Thumbnail } from "./Thumbnail";
import { Nothing } from "./Part.styles";

interface StateSheetProps {
  walk: Walk;
  /** Plain name of the state. */
  state: string;
  screenAddress: string;
  /** Where the picture of the state in a mode is; null when none was taken. */
  pictureOf: (mode: ScreenMode) => string | null;
  onClose: () => void;
}

const modeName = (say: Say, { locale, theme, width }: ScreenMode) =>
  say("sheet.mode", { locale: locale.toUpperCase(), theme: say(`theme.${theme}`), width });

/** The twelve pictures of a state; one that is chosen is laid over the screen as it is now. */
export function StateSheet({ walk, state, screenAddress, pictureOf, onClose }: StateSheetProps) {
  const { say } = useWords();
  const [chosen, setChosen] = useState<ScreenMode | null>(null);
  const picture = chosen && pictureOf(chosen);
  return (
    <Sheet
      title={say("sheet.title", { state })}
      closeLabel={say("sheet.close")}
      size="large"
      onClose={onClose}
    >
      {modes.every((mode) => pictureOf(mode) === null) ? <Nothing>{say("sheet.none")}</Nothing> : null}
      <Matrix>
        {modes.map((mode) => {
          const name = modeName(say, mode);
          const address = pictureOf(mode);
          return (
            <li key={name}>
              <Card
                type="button"
                aria-label={say("sheet.choose", { mode: name })}
                aria-pressed={mode === chosen}
                disabled={address === null}
                onClick={() => setChosen(mode === chosen ? null : mode)}
              >
                <Thumbnail address={address} name={say("sheet.missing")} />
                <span>{name}</span>
              </Card>
            </li>
          );
        })}
      </Matrix>
      {chosen && picture ? (
        <Compare
          key={picture}
          title={say("sheet.compare", { mode: modeName(say, chosen) })}
          walk={walk}
          mode={chosen}
          picture={picture}
          screenAddress={screenAddress}
        />
      ) : null}
    </Sheet>
  );
}
