import { Root } from "./Drops.styles";

const drops = Array.from({ length: 30 }, (_, place) => <i key={place} />);

/** Thirty drops of amber, always in the same places. Decoration only. */
export const Drops = () => <Root aria-hidden>{drops}</Root>;
