import { mixed } from "yup";

/** A file a call answers, as both ends hold it: a provider may stream it, a client has it whole. */
export interface WireFile {
  /** Empty when the provider gave it none. */
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

/** Answer of a call whose `answer` is "file". */
export const wireFile = () => mixed(isFile).required();
