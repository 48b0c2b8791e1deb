import type { LucideIcon, LucideProps } from "lucide-react";

export interface IconProps extends LucideProps {
  /** An icon of Lucide. */
  icon: LucideIcon;
  /** @default 20 */
  size?: number;
  /** Heavier for a state icon, such as a tick. @default 1.75 */
  strokeWidth?: number;
}

/** A line icon. Decorative: always used with text. */
export function Icon({ icon: Glyph, size = 20, strokeWidth = 1.75, ...rest }: IconProps) {
  return <Glyph size={size} strokeWidth={strokeWidth} aria-hidden {...rest} />;
}
