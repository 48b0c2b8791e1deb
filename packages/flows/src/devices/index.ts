export {
  devicesMachine,
  type DevicesEvent,
  type SignOutTarget,
  type DevicesOutcome,
  type SignOutOutcome,
  wireDevices,
  type DevicesCalls,
} from "./devices.machine";
export { DevicesScreen, type DevicesScreenProps } from "./DevicesScreen";
