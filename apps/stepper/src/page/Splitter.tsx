import type { KeyboardEvent, PointerEvent } from "react";
import { useTranslation } from "../i18n";
import { Bar } from "./Splitter.styles";

const SHARES = { least: 20, most: 60, step: 4 };

const within = (share: number) => Math.min(SHARES.most, Math.max(SHARES.least, Math.round(share)));

interface SplitterProps {
  /** Width of the chart in percent of the page. */
  share: number;
  onShare: (share: number) => void;
}

/** Between chart and screen: dragged, or moved by the arrow keys. */
export function Splitter({ share, onShare }: SplitterProps) {
  const { t } = useTranslation();
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: share - SHARES.step,
    ArrowRight: share + SHARES.step,
    Home: SHARES.least,
    End: SHARES.most,
  };
  const press = (event: KeyboardEvent) => {
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onShare(within(next));
  };
  const drag = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const all = currentTarget.parentElement?.getBoundingClientRect();
    if (all) onShare(within(((clientX - all.left) / all.width) * 100));
  };
  return (
    <Bar
      role="separator"
      aria-orientation="vertical"
      aria-label={t("chart.splitter")}
      aria-valuenow={share}
      aria-valuemin={SHARES.least}
      aria-valuemax={SHARES.most}
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
    />
  );
}
