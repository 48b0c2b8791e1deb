import { useEffect, useEffectEvent, useState } from "react";
import { useStore } from "@amberline/app-kit/store";
import { civilDate } from "@amberline/domain/dates";
import {
  ChatScreen,
  createAttachmentReader,
  createUnsentKeeper,
  wireChat,
  type ChatContext,
} from "@amberline/flows/chat";
import { useTranslation } from "@amberline/flows/i18n";
import { useMachine } from "@xstate/react";
import { brand } from "../brand";
import type { PageProps } from "../paths";
import { createChatThread } from "../wiring/chat/chatThread";
import { online } from "../wiring/browser/online";
import { saveFile } from "@amberline/app-kit/files";
import { storage } from "../wiring/browser/storage";
import { live } from "../wiring/live";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useChatClient } from "../wiring/hooks/useChatClient";
import { usePageTitle } from "./usePageTitle";

const thread = createChatThread(storage);

const onOffline = (lost: () => void) => online.subscribe(() => online.get() || lost());

/** Reports which support messages were seen; those arriving in a hidden tab stay unread. */
function useReading({ threadId, messages }: Pick<ChatContext, "threadId" | "messages">) {
  const { accounts } = useBank();
  const { readChat } = useChatClient();
  const { unreadMessages } = useCustomer().user;
  const number = messages?.findLast(({ from }) => from === "support")?.number;
  const look = useEffectEvent(async () => {
    if (unreadMessages === null || threadId === null || number === undefined) return;
    if (!document.hidden) await readChat({ threadId, number });
    if (document.hidden || unreadMessages > 0) await accounts.refresh();
  });
  useEffect(() => void look(), [threadId, number]);
  useEffect(() => {
    const onReturn = () => void (document.hidden || look());
    document.addEventListener("visibilitychange", onReturn);
    return () => document.removeEventListener("visibilitychange", onReturn);
  }, []);
}

/** The chat with support (specification 2.16). */
export default function ChatPage(_: PageProps) {
  const { t } = useTranslation();
  const client = useChatClient();
  const { now, newId, drafts } = useBank();
  const { user, account } = useCustomer();
  const titleRef = usePageTitle(t("page.chat"));
  const [machine] = useState(() =>
    wireChat({
      ...client,
      ...(user.unreadNotifications === null ? {} : { openChatStream: live.openChatStream }),
      now,
      onOffline,
      storedThread: thread.read,
      keepThread: thread.keep,
    }),
  );
  const [readAttachment] = useState(() => createAttachmentReader(client));
  const [unsent] = useState(() => drafts.keeper("chat", createUnsentKeeper));
  const [input] = useState(() => ({
    ...{ userId: user.id, email: user.email, threadId: thread.read(user.id) },
    outbox: unsent.read().outbox,
  }));
  const [snapshot, send] = useMachine(machine, { input });
  useReading(snapshot.context);
  return (
    <ChatScreen
      snapshot={snapshot}
      send={send}
      now={now}
      newId={newId}
      unsent={unsent}
      readAttachment={readAttachment}
      saveFile={saveFile}
      titleRef={titleRef}
      isOnline={useStore(online)}
      supportLocale={brand.supportLocale}
      name={`${user.firstName} ${user.lastName}`.trim() || account.name}
      today={civilDate(now(), brand.timeZone)}
      timeZone={brand.timeZone}
    />
  );
}
