import { useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { modes, type ScreenMode } from "../mode";
import { Sheet } from "../parts/Sheet";
import type { Failure } from "../pictures/failures";
import { nowOf, type Walk } from "../walk/walk";
import { useTranslation, type Translate } from "../i18n";
import { Compare } from "./Compare";
import { Differing } from "./Differing";
import { Nothing } from "./Region.styles";
import { PictureCard } from "./PictureCard";
import { Matrix, Shown } from "./StateSheet.styles";

interface StateSheetProps {
  walk: Walk;
  state: string;
  screenAddress: string;
  /** URL of the state's picture in a mode; null if none was taken. */
  pictureOf: (mode: ScreenMode) => string | null;
  /** Result of the last comparison; null if it did not fail. */
  failureOf: (mode: ScreenMode) => Failure | null;
  /** Accepts the new pictures with that name prefix. Null if the host cannot. */
  onAccept: ((name: string) => Promise<boolean>) | null;
  onClose: () => void;
}

const modeName = (t: Translate, { locale, theme, width }: ScreenMode) =>
  t("sheet.mode", { locale: locale.toUpperCase(), theme: t(`theme.${theme}`), width });

/** The ten pictures of a state. A chosen one is compared with the live screen, or with its baseline if it failed. */
export function StateSheet(props: StateSheetProps) {
  const { walk, state, screenAddress, pictureOf, failureOf, onAccept, onClose } = props;
  const { t } = useTranslation();
  const failing = modes.filter((mode) => failureOf(mode) !== null);
  const [chosen, setChosen] = useState<ScreenMode | null>(failing[0] ?? null);
  const picture = chosen && pictureOf(chosen);
  const failure = chosen && failureOf(chosen);
  const acceptable = failing.filter((mode) => failureOf(mode)?.kind !== "failed");
  const isDialog = nowOf(walk).snapshot.hasTag("dialog");
  const isEmpty = modes.every((mode) => pictureOf(mode) === null && !failureOf(mode)?.actual);
  const matrix = useRef<HTMLUListElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [isTold, setTold] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const comparison = useRef<HTMLDivElement>(null);
  const choose = (mode: ScreenMode) => {
    setAsked(true);
    setChosen(mode === chosen ? null : mode);
  };
  // On a phone it would be far below the pictures.
  useEffect(() => {
    if (isAsked && chosen) comparison.current?.scrollIntoView({ block: "nearest" });
  }, [isAsked, chosen]);
  // Accepting unmounts the pressed button, or the card of a removed picture, so focus moves on.
  useEffect(() => {
    if (!isTold) return;
    const card = matrix.current?.querySelector<HTMLElement>("[aria-pressed=true]:enabled");
    (card ?? closeButton.current)?.focus();
  }, [isTold]);
  const accept = async (name: string) => {
    setTold(false);
    const isTaken = (await onAccept?.(name)) ?? false;
    setTold(isTaken);
    return isTaken;
  };
  return (
    <Sheet
      title={t("sheet.title", { state })}
      closeLabel={t("sheet.close")}
      size="large"
      onClose={onClose}
      closeButton={closeButton}
    >
      {isEmpty ? <Nothing>{t("sheet.none")}</Nothing> : null}
      <Matrix ref={matrix}>
        {modes.map((mode) => (
          <PictureCard
            key={modeName(t, mode)}
            name={modeName(t, mode)}
            address={pictureOf(mode)}
            failure={failureOf(mode)}
            isChosen={mode === chosen}
            isDialog={isDialog}
            onChoose={() => choose(mode)}
          />
        ))}
      </Matrix>
      <Shown ref={comparison}>
        {chosen && failure ? (
          <Differing
            key={failure.file}
            title={t("sheet.differing", { mode: modeName(t, chosen) })}
            failure={failure}
            kept={picture}
            ofState={acceptable.length}
            onAccept={onAccept && accept}
          />
        ) : null}
        {chosen && picture && !failure ? (
          <Compare
            key={picture}
            title={t("sheet.compare", { mode: modeName(t, chosen) })}
            walk={walk}
            mode={chosen}
            picture={picture}
            screenAddress={screenAddress}
          />
        ) : null}
      </Shown>
      <VisuallyHidden role="status">{isTold ? t("sheet.accepted") : ""}</VisuallyHidden>
    </Sheet>
  );
}
