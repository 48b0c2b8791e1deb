import { ChatScreen, type ChatScreenProps } from "@amberline/flows/chat";
import { HomePage } from "../host/HomePage";
import { exampleDay } from "../host/exampleDay";
import { nothing } from "../host/flowScreen";

const pdf = { name: "tariffs-2026.pdf", content: new Blob(["%PDF-1.7"], { type: "application/pdf" }) };

const around: Omit<ChatScreenProps, "snapshot" | "send"> = {
  ...exampleDay,
  name: "Ilze Bērziņa",
  supportLocale: "ru",
  newId: () => crypto.randomUUID(),
  readAttachment: async () => ({ ok: true, data: pdf }),
  saveFile: nothing,
};

export type ChatFlowProps = Pick<ChatScreenProps, "snapshot" | "send"> &
  Partial<Pick<ChatScreenProps, "readAttachment" | "saveFile" | "isOnline">>;

export default function ChatHost(props: ChatFlowProps) {
  if (props.snapshot.status !== "active") return <HomePage />;
  return (
    <main style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", blockSize: 640 }}>
      <ChatScreen {...around} {...props} />
    </main>
  );
}
