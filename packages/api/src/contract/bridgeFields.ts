import { array, number, object, string, type InferType } from "yup";
import { optionalText, wireInstant } from "./schemas";

/** The chat a customer has with the bank: the one value `chat_id` has. */
export const SUPPORT_CHAT = "support";

/** Who wrote a message. */
export const messageSenders = ["customer", "support"] as const;

/** A file of a message: its content in `base64`, or by its `id` through /bridge/attachment. */
export const wireAttachment = object({
  name: string().required(),
  base64: optionalText(),
  url: optionalText(),
  /** Additions to the specification. */
  id: optionalText(),
  size: number().integer().min(0).nullable().default(undefined),
  type: optionalText(),
});
export type WireAttachment = InferType<typeof wireAttachment>;

const additions = {
  /** The message's own id; the customer's app chose it when the message is the customer's. */
  id: optionalText(),
  /** Its place in the thread: one more than that of the message before. */
  number: number().integer().min(1).nullable().default(undefined),
  from: string().oneOf(messageSenders).nullable().default(undefined),
};

/** A message of the history. `id`, `number` and `from` are additions to the specification. */
export const wireMessage = object({
  text: string().defined(),
  user_id: string().defined(),
  user_name: optionalText(),
  create_at: wireInstant().required(),
  attachments: array().of(wireAttachment).nullable().default(undefined),
  ...additions,
});
export type WireMessage = InferType<typeof wireMessage>;

/** A message as the live stream has it. All but the first three are additions to the specification. */
export const wireLiveMessage = object({
  root_id: string().required(),
  message: string().defined(),
  attachments: array().of(wireAttachment).nullable().default(undefined),
  user_id: optionalText(),
  user_name: optionalText(),
  create_at: wireInstant().nullable().default(undefined),
  ...additions,
});
export type WireLiveMessage = InferType<typeof wireLiveMessage>;
