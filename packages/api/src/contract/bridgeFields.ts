import { array, number, object, string, type InferType } from "yup";
import { optionalText, wireInstant } from "./schemas";

/** The only value of `chat_id`. */
export const SUPPORT_CHAT = "support";

export const messageSenders = ["customer", "support"] as const;

/** The content is in `base64`, or comes from /bridge/attachment by `id`. */
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
  /** The customer's app chooses the ids of the customer's messages. */
  id: optionalText(),
  /** Position in the thread, without gaps. */
  number: number().integer().min(1).nullable().default(undefined),
  from: string().oneOf(messageSenders).nullable().default(undefined),
};

/** `id`, `number` and `from` are additions to the specification. */
export const wireMessage = object({
  text: string().defined(),
  user_id: string().defined(),
  user_name: optionalText(),
  create_at: wireInstant().required(),
  attachments: array().of(wireAttachment).nullable().default(undefined),
  ...additions,
});
export type WireMessage = InferType<typeof wireMessage>;

/** All but the first three fields are additions to the specification. */
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
