export const dropCount = 30;

const sizes = [46, 18, 90, 26, 12, 64, 34, 150, 22, 40];

/** Position in percent of width and height, size in px, and opacity. */
export interface DropPlace {
  x: number;
  y: number;
  size: number;
  opacity: number;
}

// Steps without a common divisor spread evenly and are the same in every build.
const place = (drop: number): DropPlace => ({
  x: (drop * 37 + 13) % 97,
  y: (drop * 53 + 29) % 95,
  size: Number(sizes[drop % 10]) / (drop < 10 ? 1 : drop < 20 ? 1.5 : 2),
  opacity: 0.25 + ((drop * 7) % 10) / 14,
});

export const dropPlaces: readonly DropPlace[] = Array.from({ length: dropCount }, (_, drop) => place(drop));

/** Moves a drop out of the middle of a wide page, where a card is. */
export const besideCard = ({ x }: DropPlace) => (x < 50 ? x * 0.56 : 100 - (100 - x) * 0.56);
