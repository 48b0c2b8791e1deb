export {
  canDisown,
  devicesMachine,
  type DevicesEvent,
  type SignOutTarget,
  type DevicesOutcome,
  type SignOutOutcome,
  type SignInsOutcome,
  type DisownOutcome,
  wireDevices,
  type DevicesCalls,
} from "./devices.machine";
export { DevicesScreen, type DevicesScreenProps } from "./DevicesScreen";
