import { memo } from "react";
import type { Size, Arrow } from "./layout";
import { Drawing } from "./Lines.styles";
import type { ChartStatus } from "./chartStatus";

const HEAD = 7;

const lineOf = ({ line }: Arrow) =>
  line.map((value, at) => (at % 2 === 0 ? `${at === 0 ? "M" : "L"}${value}` : value)).join(" ");

/** Path of the arrowhead on the last segment, which is always vertical or horizontal. */
export function headOf({ line }: Pick<Arrow, "line">): string {
  const [fromX = 0, fromY = 0, x = 0, y = 0] = line.slice(-4);
  const [dx, dy] = [Math.sign(x - fromX), Math.sign(y - fromY)];
  const [backX, backY] = [x - dx * HEAD, y - dy * HEAD];
  const [asideX, asideY] = [(dy * HEAD) / 2, (dx * HEAD) / 2];
  return `M${x} ${y}L${backX + asideX} ${backY + asideY}L${backX - asideX} ${backY - asideY}Z`;
}

interface LineProps {
  arrow: Arrow;
  status: ChartStatus;
  isOpen: boolean;
}

const Line = memo(function Line({ arrow, status, isOpen }: LineProps) {
  return (
    <g data-arrow={`${arrow.source} ${arrow.target}`} data-status={status} data-open={isOpen || undefined}>
      <path d={lineOf(arrow)} />
      <path d={headOf(arrow)} />
    </g>
  );
});

const keyOf = ({ arrow }: LineProps) => `${arrow.source} ${arrow.target}`;

/** The arrows between the states; labels are rendered above them. */
export function Lines({ size, arrows }: { size: Size; arrows: readonly LineProps[] }) {
  const drawn = arrows.filter(({ arrow }) => arrow.line.length > 0);
  return (
    <Drawing aria-hidden width={size.width} height={size.height}>
      {[...drawn.filter(({ isOpen }) => !isOpen), ...drawn.filter(({ isOpen }) => isOpen)].map((each) => (
        <Line key={keyOf(each)} arrow={each.arrow} status={each.status} isOpen={each.isOpen} />
      ))}
    </Drawing>
  );
}
