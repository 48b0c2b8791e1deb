import { useState } from "react";
import { civilDate } from "@amberline/domain/dates";
import { ChatScreen, createAttachmentReader, createUnsentKeeper, wireChat } from "@amberline/flows/chat";
import { useTranslation } from "@amberline/flows/i18n";
import { useMachine } from "@xstate/react";
import { brand } from "../brand";
import type { PageProps } from "../paths";
import { createChatThread } from "../wiring/chat/chatThread";
import { saveFile } from "../wiring/browser/saveFile";
import { storage } from "../wiring/browser/storage";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";
import { usePageTitle } from "./usePageTitle";

const thread = createChatThread(storage);

/** The chat with support (specification 2.16). */
export default function ChatPage(_: PageProps) {
  const { t } = useTranslation();
  const client = useClient();
  const { now, newId, drafts } = useBank();
  const { user, account } = useCustomer();
  const titleRef = usePageTitle(t("page.chat"));
  const [machine] = useState(() =>
    wireChat({ ...client, now, storedThread: thread.read, keepThread: thread.keep }),
  );
  const [readAttachment] = useState(() => createAttachmentReader(client));
  const [unsent] = useState(() => drafts.keeper("chat", createUnsentKeeper));
  const [input] = useState(() => ({
    ...{ userId: user.id, email: user.email, threadId: thread.read(user.id) },
    outbox: unsent.read().outbox,
  }));
  const [snapshot, send] = useMachine(machine, { input });
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
      supportLocale={brand.supportLocale}
      name={`${user.firstName} ${user.lastName}`.trim() || account.name}
      today={civilDate(now(), brand.timeZone)}
      timeZone={brand.timeZone}
    />
  );
}
