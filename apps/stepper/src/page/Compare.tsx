import { useState, type CSSProperties } from "react";
import { Segmented } from "@amberline/ui/Segmented";
import { Stack } from "@amberline/ui/Stack";
import { Heading } from "@amberline/ui/Text";
import type { ScreenMode } from "../mode";
import type { Walk } from "../walk/walk";
import { useTranslation } from "../i18n";
import { fit } from "./fit";
import { Overlay, Tools } from "./StateSheet.styles";
import { useRoom } from "./useRoom";
import { useScreen } from "./useScreen";

interface CompareProps {
  title: string;
  walk: Walk;
  mode: ScreenMode;
  picture: string;
  screenAddress: string;
}

const compareModes = ["slide", "blink"] as const;
const nothing = () => undefined;

/** A picture over the live screen: with a slider between them, or one at a time. */
export function Compare({ title, walk, mode, picture, screenAddress }: CompareProps) {
  const { t } = useTranslation();
  const [compareMode, setCompareMode] = useState<(typeof compareModes)[number]>("slide");
  const [divider, setDivider] = useState(50);
  const [height, setHeight] = useState(800);
  const [element, room] = useRoom<HTMLElement>();
  const { frame } = useScreen(walk, mode, nothing);
  const { scale, shownWidth } = fit(mode.width, room);
  const style = {
    "--true-width": `${mode.width}px`,
    "--true-height": `${height}px`,
    "--shown-width": `${shownWidth}px`,
    "--shown-height": `${Math.round(height * scale)}px`,
    "--scale": scale,
    "--divider": `${divider}%`,
  } as CSSProperties;
  return (
    <Stack as="section" gap={12} ref={element}>
      <Heading level={3} size="body">
        {title}
      </Heading>
      <Tools>
        <Segmented
          size="sm"
          legend={t("sheet.compare")}
          options={compareModes.map((value) => ({ value, label: t(`sheet.${value}`) }))}
          value={compareMode}
          onSelect={setCompareMode}
        />
        <span>{t("sheet.picture")}</span>
        <input
          type="range"
          min={0}
          max={100}
          value={divider}
          disabled={compareMode === "blink"}
          aria-label={t("sheet.divider")}
          onChange={(event) => setDivider(event.target.valueAsNumber)}
        />
        <span>{t("sheet.actual")}</span>
      </Tools>
      <Overlay style={style} data-compare={compareMode}>
        <iframe ref={frame} src={screenAddress} title={t("sheet.actual")} />
        <img
          src={picture}
          alt={t("sheet.picture")}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setHeight(Math.round((naturalHeight / Math.max(naturalWidth, 1)) * mode.width))
          }
        />
      </Overlay>
    </Stack>
  );
}
