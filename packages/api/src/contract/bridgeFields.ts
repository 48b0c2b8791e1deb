import { array, mixed, number, object, string, type InferType } from "yup";
import { optionalText } from "./schemas";

/** The `chat_id` of a bank that names no other. */
export const SUPPORT_CHAT = "support";

export const messageSenders = ["customer", "support"] as const;

/** The first message of a thread, by which support knows who writes (specification 4). */
export const chatOpening = ({ email, userId }: { email: string; userId: string }) =>
  `${email} ${userId}`.trim();

/** The content is in `base64`, behind `url`, or comes from /bridge/attachment by `id`. */
export const wireAttachment = object({
  name: optionalText(),
  base64: optionalText(),
  url: optionalText(),
  /** Additions to the specification. */
  id: optionalText(),
  size: number().integer().min(0).nullable().default(undefined),
  type: optionalText(),
});
export type WireAttachment = InferType<typeof wireAttachment>;

const common = {
  user_name: optionalText(),
  /** ISO 8601, in UTC when it names no zone, or seconds or milliseconds since 1970. */
  create_at: mixed<string | number>(
    (value): value is string | number => typeof value === "string" || typeof value === "number",
  )
    .nullable()
    .default(undefined)
    .label("ISO 8601 instant")
    .meta({ pattern: String.raw`^\d{4}-\d{2}-\d{2}T` }),
  attachments: array().of(wireAttachment).nullable().default(undefined),
  /** The customer's app chooses the ids of the customer's messages. */
  id: optionalText(),
  /** Position in the thread, without gaps. */
  number: number().integer().min(1).nullable().default(undefined),
  from: string().oneOf(messageSenders).nullable().default(undefined),
};

/** `id`, `number` and `from` are additions to the specification. */
export const wireMessage = object({
  text: optionalText(),
  user_id: optionalText(),
  ...common,
});
export type WireMessage = InferType<typeof wireMessage>;

/** All but the first three fields are additions to the specification. */
export const wireLiveMessage = object({
  root_id: string().required(),
  message: string().defined(),
  user_id: optionalText(),
  ...common,
});
export type WireLiveMessage = InferType<typeof wireLiveMessage>;
