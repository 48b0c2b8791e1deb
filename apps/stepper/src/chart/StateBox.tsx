import { Icon } from "@amberline/ui/Icon";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { CheckIcon, ChevronDownIcon, ChevronRightIcon, CircleDashedIcon, MapPinIcon } from "lucide-react";
import { type CSSProperties, memo } from "react";
import type { Box as Position, ChartState } from "./layout";
import { Box, Fold, Name, Start } from "./StateBox.styles";
import type { ChartStatus } from "./chartStatus";
import type { ChartWords } from "./chartWords";
import { isGroup } from "./folding";

const icons: Partial<Record<ChartStatus, typeof CheckIcon>> = {
  current: MapPinIcon,
  visited: CheckIcon,
  never: CircleDashedIcon,
};

const px = (value: number) => `${value}px`;

/** Layout position as style properties. */
export const positionOf = ({ x, y, width, height }: Position) =>
  ({ "--left": px(x), "--top": px(y), "--wide": px(width), "--high": px(height) }) as CSSProperties;

/** Shows a status without relying on colour; nothing for `covered`. */
export function StatusIcon({ status }: { status: ChartStatus }) {
  const icon = icons[status];
  return icon ? <Icon icon={icon} size={12} strokeWidth={2.5} /> : null;
}

/** Symbol of a history state in statecharts. */
const HISTORY = "H";

interface StateBoxProps {
  state: ChartState;
  name: string;
  status: ChartStatus;
  statusText: string;
  /** The outgoing transitions as sentences. */
  arrows: string;
  isStop: boolean;
  isChanged: boolean;
  words: Pick<ChartWords, "fold" | "unfold" | "changed">;
}

/** A state of the chart, reached by the arrow keys. */
export const StateBox = memo(function StateBox({
  state,
  name,
  status,
  statusText,
  arrows,
  isStop,
  isChanged,
  words,
}: StateBoxProps) {
  const { id, kind, isInitial, isFolded, box } = state;
  const isPlain = isFolded || kind === "state" || kind === "final";
  return (
    <Box
      role="group"
      aria-label={[name, statusText, ...(isChanged ? [words.changed] : [])].join(", ")}
      aria-current={status === "current" ? "step" : undefined}
      title={`${name} (${id})`}
      tabIndex={isStop ? 0 : -1}
      data-state={id}
      data-kind={kind}
      data-status={status}
      data-folded={isFolded || undefined}
      data-changed={isChanged || undefined}
      style={positionOf(box)}
    >
      {isInitial ? <Start aria-hidden /> : null}
      {isPlain ? <StatusIcon status={status} /> : null}
      <Name aria-hidden>{kind === "history" ? HISTORY : name}</Name>
      {isGroup(state) ? (
        <Fold
          type="button"
          tabIndex={-1}
          data-fold={id}
          aria-expanded={!isFolded}
          aria-label={isFolded ? words.unfold(name) : words.fold(name)}
          title={isFolded ? words.unfold(name) : words.fold(name)}
        >
          <Icon icon={isFolded ? ChevronRightIcon : ChevronDownIcon} size={14} />
        </Fold>
      ) : null}
      {arrows === "" ? null : <VisuallyHidden>{arrows}</VisuallyHidden>}
    </Box>
  );
});
