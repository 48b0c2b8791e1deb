/** Identifies a message and orders it: an id that never changes, and its number within the thread. */
interface Numbered {
  id: string;
  number: number;
}

/**
 * Merges held and received messages in thread order, without duplicates, whether they come from history or from the
 * stream. The later version wins.
 */
export function mergeMessages<Message extends Numbered>(
  held: readonly Message[],
  came: readonly Message[],
): Message[] {
  const byId = new Map(held.map((message) => [message.id, message]));
  for (const message of came) byId.set(message.id, message);
  return [...byId.values()].sort((one, other) => one.number - other.number);
}
