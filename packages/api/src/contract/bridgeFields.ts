import { array, mixed, number, object, string, type InferType } from "yup";
import { optionalText } from "./schemas";

/** The `chat_id` of a bank that names no other. */
export const SUPPORT_CHAT = "support";

export const messageSenders = ["customer", "support"] as const;

/** The first message of a thread, by which support knows who writes (specification 4). */
export const chatOpening = ({ email, userId }: { email: string; userId: string }) =>
  `${email} ${userId}`.trim();

/** Whatever is neither text nor a number counts as left out: one odd field does not make a history unreadable. */
const lenientText = () =>
  optionalText().transform((value: unknown, given: unknown) => (typeof given === "object" ? null : value));

/** ISO 8601, in UTC when it names no zone, or seconds or milliseconds since 1970. */
const wireTime = () =>
  mixed<string | number>()
    .nullable()
    .default(undefined)
    .label("ISO 8601 instant")
    .meta({ pattern: String.raw`^\d{4}-\d{2}-\d{2}T` })
    .transform((given: unknown) => (typeof given === "string" || typeof given === "number" ? given : null));

/** The content is in `base64`, behind `url`, or comes from /bridge/attachment by `id`. */
export const wireAttachment = object({
  name: lenientText(),
  base64: lenientText(),
  url: lenientText(),
  /** Additions to the specification. */
  id: lenientText(),
  size: number()
    .nullable()
    .default(undefined)
    .transform((value: number | null) =>
      value !== null && Number.isInteger(value) && value >= 0 ? value : null,
    ),
  type: lenientText(),
});
export type WireAttachment = InferType<typeof wireAttachment>;

const common = {
  user_name: lenientText(),
  create_at: wireTime(),
  attachments: array().of(wireAttachment).nullable().default(undefined),
  /** The customer's app chooses the ids of the customer's messages. */
  id: lenientText(),
  /** Position in the thread, without gaps. */
  number: number().integer().min(1).nullable().default(undefined),
  from: string()
    .oneOf(messageSenders)
    .nullable()
    .default(undefined)
    .transform((value) => messageSenders.find((sender) => sender === value) ?? null),
};

/** `id`, `number` and `from` are additions to the specification. */
export const wireMessage = object({
  text: lenientText(),
  user_id: lenientText(),
  ...common,
});
export type WireMessage = InferType<typeof wireMessage>;

/** All but the first three fields are additions to the specification. */
export const wireLiveMessage = object({
  root_id: string().required(),
  message: string().defined(),
  user_id: lenientText(),
  ...common,
});
export type WireLiveMessage = InferType<typeof wireLiveMessage>;
