import {
  SUPPORT_CHAT,
  type CallName,
  type Calls,
  type RequestOf,
  type ResponseOf,
} from "@amberline/api/contract";

type ChatCall = Extract<CallName, `bridge${string}` | `complaint${string}`>;

const threadId = "3d6f1b2a-8c4e-4a7d-9b0f-5e1c2d3a4b08";
const messageId = "e8a7c6b5-d4f3-4e2a-91b0-7c8d9e0f1a09";
const attachmentId = "64b5a7c9-1d2e-4f3a-8b4c-0d9e8f7a6b10";
const instant = "2026-03-02T09:15:00.000Z";

const frame = `event: message\nid: 2\ndata: ${JSON.stringify({ root_id: threadId, message: "Labdien!" })}\n\n`;

/** `userId` is the customer's. */
export const chatExamples = (
  userId: string,
): { [Name in ChatCall]: { request: RequestOf<Calls[Name]>; response: ResponseOf<Calls[Name]> } } => {
  const message = {
    id: messageId,
    number: 2,
    from: "customer" as const,
    text: "My card was not delivered.",
    user_id: userId,
    user_name: "Ilze Bērziņa",
    create_at: instant,
    attachments: [
      { id: attachmentId, name: "envelope.jpg", size: 48_213, type: "image/jpeg", base64: null, url: null },
    ],
  };
  return {
    bridgeHistory: {
      request: {
        chat_id: SUPPORT_CHAT,
        root_id: threadId,
        include_attachments: true,
        before: 40,
        after: 0,
        limit: 50,
      },
      response: { messages: [message], root_id: threadId, next: null },
    },
    bridgeMessage: {
      request: {
        user_id: userId,
        message: "My card was not delivered.",
        chat_id: SUPPORT_CHAT,
        attachments: [{ name: "note.txt", base64: "TGFiZGllbiE=" }],
        root_id: threadId,
        message_id: messageId,
      },
      response: { message_id: messageId, root_id: threadId, message },
    },
    bridgeRead: {
      request: { chat_id: SUPPORT_CHAT, root_id: threadId, number: 3 },
      response: {},
    },
    bridgeStream: {
      request: {},
      response: { name: "", type: "text/event-stream", content: new Blob([frame]) },
    },
    bridgeAttachment: {
      request: { attachment_id: attachmentId },
      response: { name: "envelope.jpg", type: "image/jpeg", content: new Blob(["…"]) },
    },
    complaintSend: {
      request: {
        files: [],
        subject: "A card that never came",
        description: "I ordered it in January.",
        complaint_id: messageId,
      },
      response: { success: true, reference: "C-2026-000123", answer_by: "2026-03-23" },
    },
  };
};
