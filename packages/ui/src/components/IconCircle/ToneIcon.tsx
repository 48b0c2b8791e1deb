import { CircleCheck, CircleDot, CircleX, Info, TriangleAlert } from "lucide-react";
import { Icon } from "../Icon/Icon";

/** The meaning of a message or status; decides its colour and icon. */
export type Tone = "neutral" | "info" | "positive" | "caution" | "negative";

const icons = {
  neutral: CircleDot,
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  negative: CircleX,
};

/** The icon of a tone, hidden from assistive technology: always used with text. */
export function ToneIcon({ tone, size = 20 }: { tone: Tone; size?: number }) {
  return <Icon icon={icons[tone]} size={size} />;
}
