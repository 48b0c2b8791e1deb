export { devicesMachine } from "./devices.machine";
export type { DevicesEvent, SignOutTarget, DevicesOutcome, SignOutOutcome } from "./devices.types";
export { wireDevices, type DevicesCalls } from "./devices.wire";
export { DevicesScreen, type DevicesScreenProps } from "./DevicesScreen";
