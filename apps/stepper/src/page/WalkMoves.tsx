import { versionOf } from "@amberline/flow-lab/engine";
import { Icon } from "@amberline/ui/Icon";
import { IconButton } from "@amberline/ui/IconButton";
import { Pause, Play, Redo2, Save, Undo2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { wordIn } from "../names/names";
import { Pick } from "../parts/Pick";
import { useKeptWalks } from "../walk/useKeptWalks";
import type { Walk, WalkEvent } from "../walk/walk";
import { useTranslation } from "../i18n";
import { Moves } from "./Timeline.styles";
import { speeds, useAutoplay, type Speed } from "./useAutoplay";

const KeepSheet = lazy(async () => ({ default: (await import("./KeepSheet")).KeepSheet }));

interface WalkMovesProps {
  walk: Walk;
  onWalk: (event: WalkEvent) => void;
}

const speedNames = Object.keys(speeds) as Speed[];

/** Undo and redo, the position in the walk, playing it, and the walks kept of this flow. */
export function WalkMoves({ walk, onWalk }: WalkMovesProps) {
  const { t, language } = useTranslation();
  const { flow, position, steps } = walk;
  const all = steps.length;
  const { isPlaying, speed, setSpeed, toggle } = useAutoplay(position, all, onWalk);
  const { walks: kept, keep } = useKeptWalks(flow.id);
  const [isKeeping, setKeeping] = useState(false);
  const isSame = ({ input, steps: own }: (typeof kept)[number]) =>
    walk.input === input && own.join("~") === steps.join("~");
  const open = (at: number) => {
    const chosen = kept[at];
    if (!chosen) return;
    const address = { flow: flow.id, version: versionOf(flow), input: chosen.input, steps: chosen.steps };
    onWalk({ type: "address.open", flow, address });
  };
  const play = t(isPlaying ? "walk.pause" : "walk.play");
  return (
    <Moves>
      <IconButton
        label={t("walk.undo")}
        icon={<Icon icon={Undo2} size={18} />}
        size={36}
        aria-disabled={position === 0 || undefined}
        onClick={() => onWalk({ type: "step.undo" })}
      />
      <span>{all === 0 ? t("walk.none") : t("walk.count", { position, all })}</span>
      <IconButton
        label={t("walk.redo")}
        icon={<Icon icon={Redo2} size={18} />}
        size={36}
        aria-disabled={position === all || undefined}
        onClick={() => onWalk({ type: "step.redo" })}
      />
      <IconButton
        label={play}
        title={play}
        icon={<Icon icon={isPlaying ? Pause : Play} size={18} />}
        size={36}
        aria-disabled={all === 0 || undefined}
        onClick={() => (all === 0 ? undefined : toggle())}
      />
      <Pick
        label={t("walk.speed")}
        value={speed}
        groups={[{ options: speedNames.map((value) => ({ value, label: t(`walk.${value}`) })) }]}
        onPick={(chosen) => setSpeed(speedNames.find((each) => each === chosen) ?? "usual")}
      />
      {kept.length > 0 ? (
        <Pick
          label={t("walk.kept")}
          value={String(kept.findIndex(isSame))}
          groups={[
            {
              options: [
                { value: "-1", label: t("walk.choose") },
                ...kept.map(({ name }, at) => ({
                  value: String(at),
                  label: wordIn(language, name) ?? "",
                })),
              ],
            },
          ]}
          onPick={(at) => open(Number(at))}
        />
      ) : null}
      {keep ? (
        <IconButton
          label={t("keep.title")}
          title={t("keep.title")}
          icon={<Icon icon={Save} size={18} />}
          size={36}
          aria-disabled={all === 0 || undefined}
          onClick={() => (all === 0 ? undefined : setKeeping(true))}
        />
      ) : null}
      {keep && isKeeping ? (
        <Suspense>
          <KeepSheet walk={walk} keep={keep} onClose={() => setKeeping(false)} />
        </Suspense>
      ) : null}
    </Moves>
  );
}
