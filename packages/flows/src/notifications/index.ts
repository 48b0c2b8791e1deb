export {
  isNotificationKind,
  NotificationsScreen,
  type NotificationsScreenProps,
} from "./NotificationsScreen";
export { wireNotifications, type NotificationsCalls, type NotificationsEvent } from "./notifications.machine";
