export { wireLoginBlock, type LoginBlockCalls, type LoginBlockEvent } from "./loginBlock.machine";
export { LoginBlockScreen, type LoginBlockScreenProps } from "./LoginBlockScreen";
