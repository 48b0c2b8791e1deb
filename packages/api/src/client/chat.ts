import { chatOpening, SUPPORT_CHAT } from "../contract";
import { bridgeAttachment } from "../contract/bridgeAttachment";
import { bridgeHistory } from "../contract/bridgeHistory";
import { bridgeMessage } from "../contract/bridgeMessage";
import { bridgeRead } from "../contract/bridgeRead";
import { complaintSend } from "../contract/complaintSend";
import { fromBase64, toBase64 } from "./base64";
import type {
  ChatAttachment,
  ChatHistory,
  ChatHistoryQuery,
  ChatMessageDraft,
  ChatPerson,
  ComplaintDraft,
  ReceivedComplaint,
  SentChatMessage,
} from "./chatModel";
import { openChatStream } from "./chatStream";
import { fetchWithProgress, type UploadOptions } from "./fetchWithProgress";
import type { ClientFile } from "./model";
import { mapOutcome, type Outcome } from "./outcome";
import { readHistory, readMessage, readTime } from "./translateChat";
import type { RequestOptions, Send } from "./transport";

/** A picked file may be gone or changed by the time it is read. */
const unreadableFile = {
  ok: false,
  problem: "refused",
  code: "FILE_UNREADABLE",
  text: "",
  details: {},
} as const;

const encode = async (file: File) => ({
  name: file.name,
  base64: toBase64(new Uint8Array(await file.arrayBuffer())),
});

async function encodeAll(files: readonly File[]) {
  try {
    return await Promise.all(files.map(encode));
  } catch {
    return null;
  }
}

/** Reads the files first, so that a missing one is noticed before anything is sent. */
async function readForm(draft: ComplaintDraft): Promise<FormData | null> {
  const form = new FormData();
  form.set("subject", draft.subject);
  form.set("description", draft.description);
  form.set("complaint_id", draft.complaintId);
  try {
    for (const file of draft.files) {
      const bytes = await file.arrayBuffer();
      form.append("files", new File([bytes], file.name, { type: file.type }));
    }
    return form;
  } catch {
    return null;
  }
}

/** Chat with support, and complaints. */
export const chatCalls = (send: Send, { chatId = SUPPORT_CHAT, progressFetch = fetchWithProgress } = {}) => ({
  /**
   * A page of the customer's thread, the newest without `before`; `after` the last number held fills the gap a lost
   * stream left. The customer is for a provider that does not name senders.
   */
  async chatHistory(
    query: ChatHistoryQuery & ChatPerson,
    options: RequestOptions = {},
  ): Promise<Outcome<ChatHistory>> {
    const { threadId, userId, email, before, after, limit } = query;
    const page = {
      ...(before && { before }),
      ...(after !== undefined && { after }),
      ...(limit && { limit }),
    };
    const request = { chat_id: chatId, root_id: threadId ?? "", include_attachments: true, ...page };
    const outcome = await send(bridgeHistory, request, options);
    return mapOutcome(outcome, (wire) => readHistory(wire, { threadId, userId, email }));
  },

  /**
   * Begins the customer's thread with a message that names them (specification 4), and answers its id. Where the
   * provider keeps one thread a customer it is always that one.
   */
  async openChatThread(person: ChatPerson, options: RequestOptions = {}): Promise<Outcome<string>> {
    const opening = { user_id: person.userId, message: chatOpening(person), attachments: [] };
    const outcome = await send(bridgeMessage, { ...opening, chat_id: chatId, root_id: "" }, options);
    return mapOutcome(outcome, ({ message_id: id, root_id: root }) => root || id);
  },

  /**
   * Sends a message, idempotent by `messageId`, so that it can be sent again after a lost answer. `FILE_UNREADABLE` if
   * a file cannot be read any more.
   */
  async sendChatMessage(
    draft: ChatMessageDraft,
    { onProgress, ...options }: UploadOptions = {},
  ): Promise<Outcome<SentChatMessage, "FILE_UNREADABLE">> {
    const attachments = await encodeAll(draft.files);
    if (!attachments) return unreadableFile;
    const { messageId, text, threadId, userId } = draft;
    const progress = onProgress && attachments.length > 0 ? { fetch: progressFetch(onProgress) } : {};
    const request = { user_id: userId, message: text, chat_id: chatId, attachments };
    const outcome = await send(
      bridgeMessage,
      { ...request, root_id: threadId, message_id: messageId },
      { ...options, ...progress },
    );
    return mapOutcome(outcome, ({ message_id: id, root_id: root, message }) => {
      const at = readTime(message?.create_at);
      const isKept = message && at !== null;
      return {
        id,
        threadId: root || threadId,
        message: isKept ? readMessage({ ...message, from: message.from ?? "customer" }, at) : null,
      };
    });
  },

  /** Counts the thread's messages up to a number as read. */
  async readChat({ threadId, number }: { threadId: string; number: number }): Promise<Outcome<true>> {
    const outcome = await send(bridgeRead, { chat_id: chatId, root_id: threadId, number });
    return mapOutcome(outcome, () => true as const);
  },

  /** The content of an attachment, to save it, or to show it if `isPictureType(content.type)`. Never open it. */
  async chatAttachment(
    attachment: ChatAttachment,
    options: RequestOptions = {},
  ): Promise<Outcome<ClientFile>> {
    const { id, name, type, base64 } = attachment;
    if (id === null) {
      const bytes = base64 === null ? null : fromBase64(base64);
      if (!bytes) return { ok: false, problem: "unreadable" };
      return { ok: true, data: { name, content: new Blob([bytes], { type }) } };
    }
    const outcome = await send(bridgeAttachment, { attachment_id: id }, options);
    return mapOutcome(outcome, (file) => ({ name: file.name || name, content: file.content as Blob }));
  },

  /** Resolves when the stream has ended. */
  openChatStream: openChatStream(send),

  /** Sends a complaint, idempotent by `complaintId`. `FILE_UNREADABLE` if a file cannot be read any more. */
  async complain(
    draft: ComplaintDraft,
    { onProgress, ...options }: UploadOptions = {},
  ): Promise<Outcome<ReceivedComplaint, "FILE_UNREADABLE">> {
    const form = await readForm(draft);
    if (!form) return unreadableFile;
    const { subject, description, complaintId } = draft;
    const request = { subject, description, complaint_id: complaintId, files: [...draft.files] };
    const progress = onProgress ? { fetch: progressFetch(onProgress) } : {};
    const outcome = await send(complaintSend, request, { ...options, ...progress, form });
    return mapOutcome(outcome, ({ reference, answer_by: answerBy }) => ({
      reference: reference || null,
      answerBy: answerBy || null,
    }));
  },
});
