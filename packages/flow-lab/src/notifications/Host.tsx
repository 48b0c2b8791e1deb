import { NotificationsScreen, type NotificationsScreenProps } from "@amberline/flows/notifications";
import { useTranslation } from "@amberline/flows/i18n";
import { Button } from "@amberline/ui/Button";
import { exampleDay } from "../host/exampleDay";
import { FlowFrame } from "../host/FlowFrame";

type NotificationsFlowProps = Pick<NotificationsScreenProps, "snapshot" | "send"> &
  Partial<Pick<NotificationsScreenProps, "onFilter" | "onOpen">>;

/** Marks what is pressed as read. */
export default function NotificationsHost({ snapshot, send, ...around }: NotificationsFlowProps) {
  const { t } = useTranslation();
  return (
    <FlowFrame width={960}>
      <NotificationsScreen
        snapshot={snapshot}
        send={send}
        filter={snapshot.context.filter}
        onFilter={(filter) => send({ type: "filter.choose", filter })}
        hrefOf={({ about }) => (about ? `#${about.target}` : undefined)}
        onOpen={({ id }, event) => {
          event.preventDefault();
          send({ type: "notifications.read", which: [id] });
        }}
        settings={<Button appearance="quiet">{t("notificationChoices.open")}</Button>}
        today={exampleDay.today}
        timeZone={exampleDay.timeZone}
        {...around}
      />
    </FlowFrame>
  );
}
