export { AmberDrops, type AmberDropsProps } from "./AmberDrops";
