import { useEffect, useRef, type RefObject } from "react";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { useFileDrop } from "@amberline/ui/DropZone";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { Skeleton } from "@amberline/ui/Skeleton";
import { MessageSquare, TriangleAlert } from "lucide-react";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { Announcer, NoticeBanner, noticeText } from "../parts";
import type { chatMachine } from "./chat.machine";
import { Foot, Head, Middle, Notices, Pane, Waiting } from "./ChatScreen.styles";
import { ChatTalk, type ChatTalkProps } from "./ChatTalk";
import { ChatWriting } from "./ChatWriting";
import type { OutgoingMessage } from "./outbox";
import { supportWords } from "./supportWords";
import type { UnsentKeeper } from "./unsent";
import { useDraft } from "./useDraft";

const widths = ["14rem", "9rem", "17rem", "12rem"];

/** Placeholder for the conversation. */
function ChatWaiting() {
  return (
    <Waiting aria-busy>
      {widths.map((width) => (
        <Skeleton key={width} shape="block" width={width} height="2.75rem" />
      ))}
    </Waiting>
  );
}

export interface ChatScreenProps extends Omit<ChatTalkProps, "context" | "onEdit"> {
  snapshot: SnapshotFrom<typeof chatMachine>;
  /** Epoch milliseconds. */
  now: () => number;
  /** Generates a unique id. */
  newId: () => string;
  /** Keeps unsent messages while another page is open. */
  unsent?: UnsentKeeper;
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /** False while the page shows elsewhere that it is offline. @default true */
  isOnline?: boolean;
}

/** The chat with support (specification 2.16). */
export function ChatScreen(props: ChatScreenProps) {
  const { snapshot, now, newId, unsent, titleRef, isOnline = true, ...talk } = props;
  const { t, i18n } = useTranslation();
  const { send, supportLocale } = talk;
  const { context } = snapshot;
  const { messages, outbox, notice } = context;
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(newId, unsent);
  useEffect(() => unsent?.keep({ outbox }), [unsent, outbox]);
  const { isDropTarget, dropProps } = useFileDrop({ onFiles: draft.attach });
  if (snapshot.status !== "active") return null;

  const hasTalk = (messages?.length ?? 0) + outbox.length > 0;
  const isUnread = snapshot.matches({ active: { history: "failed" } });
  const canRetry = isUnread || snapshot.matches({ active: { history: "olderFailed" } });
  const words = supportWords[supportLocale];
  const retry = () => {
    titleRef?.current?.focus();
    send({ type: "history.retry" });
  };
  const write = () => {
    const files = draft.files.map(({ file }) => file);
    send({ type: "message.write", id: newId(), text: draft.text.trim(), files, at: now() });
    draft.clear();
  };
  const edit = (message: OutgoingMessage) => {
    draft.takeBack(message);
    send({ type: "message.discard", id: message.id });
    field.current?.focus();
  };
  const retryButton = (
    <Button appearance="quiet" onClick={retry}>
      {t("app.retry")}
    </Button>
  );

  return (
    <Pane {...dropProps} data-drop-target={isDropTarget || undefined}>
      <Head>
        <h1 ref={titleRef} tabIndex={-1}>
          {t("page.chat")}
        </h1>
      </Head>
      <Notices>
        {isOnline && snapshot.matches({ active: { line: "off" } }) ? (
          <Banner
            tone="caution"
            role="status"
            action={
              <Button appearance="quiet" onClick={() => send({ type: "stream.retry" })}>
                {t("chat.reconnect")}
              </Button>
            }
          >
            {t("chat.disconnected")}
          </Banner>
        ) : null}
        {canRetry && hasTalk ? <NoticeBanner notice={notice} action={retryButton} /> : null}
      </Notices>
      <Middle>
        {hasTalk ? <ChatTalk context={context} onEdit={edit} {...talk} /> : null}
        {!hasTalk && isUnread && notice ? (
          <EmptyState
            icon={<Icon icon={TriangleAlert} />}
            headingLevel={2}
            title={noticeText(notice, t, i18n.language)}
            role="alert"
            action={retryButton}
          />
        ) : null}
        {!hasTalk && messages === null && !isUnread ? <ChatWaiting /> : null}
        {!hasTalk && messages !== null ? (
          <EmptyState
            icon={<Icon icon={MessageSquare} />}
            headingLevel={2}
            title={words.emptyTitle}
            lang={supportLocale}
          >
            {words.emptyText}
          </EmptyState>
        ) : null}
      </Middle>
      <Foot>
        <ChatWriting ref={field} draft={draft} supportLocale={supportLocale} onSend={write} />
      </Foot>
      <Announcer meta={snapshot.getMeta()} notice={canRetry ? null : notice} />
    </Pane>
  );
}
