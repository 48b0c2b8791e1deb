import { Button } from "@amberline/ui/Button";
import { Icon } from "@amberline/ui/Icon";
import { Text } from "@amberline/ui/Text";
import type { CSSProperties, Ref } from "react";
import { Images } from "lucide-react";
import type { ScreenMode } from "../mode";
import { useTranslation } from "../i18n";
import { fit } from "./fit";
import { Part } from "./Part";
import * as S from "./Stage.styles";
import { useRoom } from "./useRoom";

interface StageProps {
  /** Plain name of the state, and its key. */
  state: { name: string; key: string };
  /** Page of the screen, which hears what to show. */
  screenAddress: string;
  mode: ScreenMode;
  /** What came of something done on the screen, when that was not simply taken. */
  said: string;
  isSteady: boolean;
  onPictures: () => void;
  frame: Ref<HTMLIFrameElement>;
}

/** The real screen at its true width, made smaller as a whole where the column is narrower. */
export function Stage(props: StageProps) {
  const { state, screenAddress, mode, said, isSteady, onPictures, frame } = props;
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
    <Part name="screen" label={t("screen.title")}>
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
      <S.Said role="status">{said}</S.Said>
      <S.Room ref={element}>
        <S.Paper style={style} data-steady={isSteady || undefined}>
          <iframe ref={frame} src={screenAddress} title={t("screen.frame")} />
        </S.Paper>
      </S.Room>
    </Part>
  );
}
