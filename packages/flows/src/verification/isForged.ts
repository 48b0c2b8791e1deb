const methodOf = (data: unknown): unknown =>
  typeof data === "object" && data !== null && "method" in data ? data.method : undefined;

/**
 * Whether a message pretends to come from the widget, or is one that `@sumsub/websdk` would trip over. The SDK looks at
 * the origin alone: any window of that origin could speak for the widget, and an empty message throws in its listener.
 */
export function isForged(
  { origin, source, data }: Pick<MessageEvent<unknown>, "origin" | "source" | "data">,
  widget: { origin: string; frame: MessageEventSource | null },
): boolean {
  if (origin !== widget.origin) return false;
  if (data === null || data === undefined) return true;
  const method = methodOf(data);
  if (!method) return false;
  if (typeof method !== "string") return true;
  return method.includes("idCheck") && (source === null || source !== widget.frame);
}
