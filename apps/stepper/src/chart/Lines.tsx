import { memo } from "react";
import type { Size, Way } from "./layout";
import { Drawing } from "./Lines.styles";
import type { Standing } from "./standing";

const HEAD = 7;

const lineOf = ({ line }: Way) =>
  line.map((value, at) => (at % 2 === 0 ? `${at === 0 ? "M" : "L"}${value}` : value)).join(" ");

/** Path of the arrowhead on the last segment, which is always vertical or horizontal. */
export function headOf({ line }: Pick<Way, "line">): string {
  const [fromX = 0, fromY = 0, x = 0, y = 0] = line.slice(-4);
  const [dx, dy] = [Math.sign(x - fromX), Math.sign(y - fromY)];
  const [backX, backY] = [x - dx * HEAD, y - dy * HEAD];
  const [asideX, asideY] = [(dy * HEAD) / 2, (dx * HEAD) / 2];
  return `M${x} ${y}L${backX + asideX} ${backY + asideY}L${backX - asideX} ${backY - asideY}Z`;
}

interface LineProps {
  way: Way;
  standing: Standing;
  isOpen: boolean;
}

const Line = memo(function Line({ way, standing, isOpen }: LineProps) {
  return (
    <g data-way={`${way.source} ${way.target}`} data-standing={standing} data-open={isOpen || undefined}>
      <path d={lineOf(way)} />
      <path d={headOf(way)} />
    </g>
  );
});

const keyOf = ({ way }: LineProps) => `${way.source} ${way.target}`;

/** The arrows between the states; labels are rendered above them. */
export function Lines({ size, ways }: { size: Size; ways: readonly LineProps[] }) {
  const drawn = ways.filter(({ way }) => way.line.length > 0);
  return (
    <Drawing aria-hidden width={size.width} height={size.height}>
      {[...drawn.filter(({ isOpen }) => !isOpen), ...drawn.filter(({ isOpen }) => isOpen)].map((each) => (
        <Line key={keyOf(each)} way={each.way} standing={each.standing} isOpen={each.isOpen} />
      ))}
    </Drawing>
  );
}
