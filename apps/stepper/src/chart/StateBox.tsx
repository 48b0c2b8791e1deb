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

/** Where something of the layout stands, for its styles. */
export const placeOf = ({ x, y, width, height }: Place) =>
  ({ "--left": px(x), "--top": px(y), "--wide": px(width), "--high": px(height) }) as CSSProperties;

/** What shows a standing beside its colour; nothing for what only the tests have reached. */
export function StandingIcon({ standing }: { standing: Standing }) {
  const icon = icons[standing];
  return icon ? <Icon icon={icon} size={12} strokeWidth={2.5} /> : null;
}

/** As statecharts are drawn everywhere: the state that was on last. */
const HISTORY = "H";

interface StateBoxProps {
  state: ChartState;
  name: string;
  standing: Standing;
  /** The standing in words. */
  said: string;
  /** Where it leads, in sentences. */
  ways: string;
  isStop: boolean;
}

/** A state of the chart, one stop of the arrow keys. */
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
