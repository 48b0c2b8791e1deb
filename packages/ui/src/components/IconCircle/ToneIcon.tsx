import { CircleCheck, CircleDot, CircleX, Info, TriangleAlert } from "lucide-react";
import { Icon } from "../Icon";

/** What a message or status means: its colour, and the icon that goes with the colour. */
export type Tone = "neutral" | "info" | "positive" | "caution" | "negative";

const icons = {
  neutral: CircleDot,
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  negative: CircleX,
};

/** The icon of a tone, hidden from assistive technology: a word always goes with it. */
export function ToneIcon({ tone, size = 20 }: { tone: Tone; size?: number }) {
  return <Icon icon={icons[tone]} size={size} />;
}
