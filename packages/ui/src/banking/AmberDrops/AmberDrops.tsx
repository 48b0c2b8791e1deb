import { type ComponentProps } from "react";
import { Root } from "./AmberDrops.styles";
import { besideCard, dropPlaces, type DropPlace } from "./drops";

export interface AmberDropsProps extends Omit<ComponentProps<"div">, "children"> {
  /** Area to keep free of drops: the lower left for a slogan, or the middle for a card. @default "foot" */
  free?: "foot" | "middle";
}

/** Drops smaller than this are round. */
const smallest = 44;
/** Where the header of a narrow page is: no drop but the large one is drawn there. */
const header = 200;

function Drop({ place: [x, y, height, tone] }: { place: DropPlace }) {
  const isHigh = y - height / 2 < header && height < 200;
  return (
    <g data-tone={tone} data-high={isHigh || undefined}>
      {height < smallest ? (
        <circle cx={x} cy={y} r={height * 0.32} />
      ) : (
        <g transform={`translate(${x} ${y}) scale(${height / 128})`}>
          <path d="M0-64c18 26 46 50 46 82a46 46 0 0 1-92 0c0-32 28-56 46-82z" />
          {height > 80 && tone < 2 ? <circle cx="-17" cy="26" r="9" /> : null}
        </g>
      )}
    </g>
  );
}

/** Decoration that fills the positioned element around it: thirty flat drops, always in the same places. */
export function AmberDrops({ free = "foot", ...rest }: AmberDropsProps) {
  const isAside = free === "middle";
  const [large] = dropPlaces;
  const [x, y] = (isAside ? besideCard : (same: DropPlace) => same)(large as DropPlace);
  return (
    <Root {...rest} aria-hidden>
      <svg viewBox={`0 0 ${isAside ? 1280 : 640} 900`} preserveAspectRatio="xMidYMid slice">
        <circle data-ring="near" cx={x} cy={y + 30} r="208" />
        <circle data-ring="far" cx={x} cy={y + 30} r="296" />
        {dropPlaces.map((place) => (
          <Drop key={place.join()} place={isAside ? besideCard(place) : place} />
        ))}
      </svg>
    </Root>
  );
}
