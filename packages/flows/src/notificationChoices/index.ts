export {
  wireNotificationChoices,
  type ChosenNotifications,
  type DeviceNotifications,
  type NotificationChoicesCalls,
  type NotificationChoicesEvent,
} from "./notificationChoices.machine";
export { NotificationChoicesScreen, type NotificationChoicesScreenProps } from "./NotificationChoicesScreen";
