import { readChat } from "@amberline/api/operator";
import { Link } from "wouter";
import { OperatorPage } from "../parts/OperatorPage";
import { Go } from "../parts/parts.styles";
import { pathOf, paths } from "../paths";
import { useAnswer } from "../wiring/useAnswer";
import { useTranslation } from "../i18n";
import { Conversation } from "./Conversation";

const liveMs = 1_500;

export function ChatScreen({ loginId }: { loginId: string }) {
  const { t } = useTranslation();
  const read = useAnswer(readChat, { loginId }, liveMs);
  const chat = read.data?.chat;
  const lead = (
    <Go as={Link} href={pathOf(paths.customer, loginId)}>
      {chat?.email ?? t("chat.customer")}
    </Go>
  );
  return (
    <OperatorPage
      title={chat ? `${chat.first_name} ${chat.last_name}` : t("chat.title")}
      lead={lead}
      read={read}
    >
      {({ messages, next }) => <Conversation loginId={loginId} newest={messages} before={next} />}
    </OperatorPage>
  );
}
