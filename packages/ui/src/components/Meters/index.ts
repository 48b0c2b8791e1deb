export { Meters, type MetersProps } from "./Meters";
