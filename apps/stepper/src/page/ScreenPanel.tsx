import { Button } from "@amberline/ui/Button";
import { Icon } from "@amberline/ui/Icon";
import { Text } from "@amberline/ui/Text";
import type { CSSProperties, Ref } from "react";
import { Images } from "lucide-react";
import type { ScreenMode } from "../mode";
import { useTranslation } from "../i18n";
import { fit } from "./fit";
import { Region } from "./Region";
import * as S from "./ScreenPanel.styles";
import { useRoom } from "./useRoom";

interface ScreenPanelProps {
  state: { name: string; key: string };
  /** URL of the page in the frame. */
  screenAddress: string;
  mode: ScreenMode;
  /** Message about the last action on the screen, unless it was simply taken. */
  feedback: string;
  isSteady: boolean;
  onPictures: () => void;
  frame: Ref<HTMLIFrameElement>;
}

/** The live screen at its real width, scaled down where the column is narrower. */
export function ScreenPanel(props: ScreenPanelProps) {
  const { state, screenAddress, mode, feedback, isSteady, onPictures, frame } = props;
  const { t } = useTranslation();
  const [element, room] = useRoom<HTMLDivElement>();
  const { scale, height, shownWidth } = fit(mode.width, room);
  const style = {
    "--true-width": `${mode.width}px`,
    "--true-height": `${height}px`,
    "--shown-width": `${shownWidth}px`,
    "--scale": scale,
  } as CSSProperties;
  return (
    <Region name="screen" label={t("screen.title")}>
      <S.Head>
        <div>
          <h2>{state.name}</h2>
          <code>{state.key}</code>
          {scale < 1 ? (
            <Text as="span" size="caption" tone="muted" isTabular>
              {t("screen.scaled", { percent: Math.round(scale * 100) })}
            </Text>
          ) : null}
        </div>
        <Button size="sm" appearance="quiet" icon={<Icon icon={Images} />} onClick={onPictures}>
          {t("screen.sheet")}
        </Button>
      </S.Head>
      <S.Message role="status">{feedback}</S.Message>
      <S.Room ref={element}>
        <S.Paper style={style} data-steady={isSteady || undefined}>
          <iframe ref={frame} src={screenAddress} title={t("screen.frame")} />
        </S.Paper>
      </S.Room>
    </Region>
  );
}
