export { useStore } from "./useStore";
