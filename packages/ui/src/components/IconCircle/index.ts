export { IconCircle, type IconCircleProps } from "./IconCircle";
export { ToneIcon, type Tone } from "./ToneIcon";
