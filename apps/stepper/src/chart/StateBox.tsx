import { Icon } from "@amberline/ui/Icon";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { CheckIcon, CircleDashedIcon, MapPinIcon } from "lucide-react";
import { type CSSProperties, memo } from "react";
import type { Box as Place, ChartState } from "./layout";
import { Box, Name, Start } from "./StateBox.styles";
import type { Standing } from "./standing";

const icons: Partial<Record<Standing, typeof CheckIcon>> = {
  current: MapPinIcon,
  visited: CheckIcon,
  never: CircleDashedIcon,
};

const px = (value: number) => `${value}px`;

/** Layout position as style properties. */
export const placeOf = ({ x, y, width, height }: Place) =>
  ({ "--left": px(x), "--top": px(y), "--wide": px(width), "--high": px(height) }) as CSSProperties;

/** Shows a status without relying on colour; nothing for `covered`. */
export function StandingIcon({ standing }: { standing: Standing }) {
  const icon = icons[standing];
  return icon ? <Icon icon={icon} size={12} strokeWidth={2.5} /> : null;
}

/** Symbol of a history state in statecharts. */
const HISTORY = "H";

interface StateBoxProps {
  state: ChartState;
  name: string;
  standing: Standing;
  /** The status as text. */
  said: string;
  /** The outgoing transitions as sentences. */
  ways: string;
  isStop: boolean;
}

/** A state of the chart, reached by the arrow keys. */
export const StateBox = memo(function StateBox({ state, name, standing, said, ways, isStop }: StateBoxProps) {
  const { id, kind, isInitial, box } = state;
  const isPlain = kind === "state" || kind === "final";
  return (
    <Box
      role="group"
      aria-label={`${name}, ${said}`}
      aria-current={standing === "current" ? "step" : undefined}
      title={`${name} (${id})`}
      tabIndex={isStop ? 0 : -1}
      data-state={id}
      data-kind={kind}
      data-standing={standing}
      style={placeOf(box)}
    >
      {isInitial ? <Start aria-hidden /> : null}
      {isPlain ? <StandingIcon standing={standing} /> : null}
      <Name aria-hidden>{kind === "history" ? HISTORY : name}</Name>
      {ways === "" ? null : <VisuallyHidden>{ways}</VisuallyHidden>}
    </Box>
  );
});
