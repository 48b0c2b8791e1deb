export { KeyCaps, type KeyCapsProps } from "./KeyCaps";
