import { mixed } from "yup";

/** A provider may stream the content, a client has it whole. */
export interface WireFile {
  /** Empty if the provider sent none. */
  name: string;
  /** Media type, without parameters. */
  type: string;
  content: Blob | ReadableStream<Uint8Array>;
}

const isFile = (value: unknown): value is WireFile => {
  const { name, type, content } = (value ?? {}) as Partial<Record<keyof WireFile, unknown>>;
  const isContent = content instanceof Blob || content instanceof ReadableStream;
  return typeof name === "string" && typeof type === "string" && isContent;
};

/** Response of a call whose `answer` is a file or a stream, and its media types. */
export const wireFile = (...media: [string, ...string[]]) => mixed(isFile).required().meta({ media });
