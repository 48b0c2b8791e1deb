/** What puts a message into its place: an id that never changes, and its number within the thread. */
interface Numbered {
  id: string;
  number: number;
}

/**
 * The messages held and those that came, in the order of the thread and each of them once, however often history and
 * stream have told it. What came last counts.
 */
export function mergeMessages<Message extends Numbered>(
  held: readonly Message[],
  came: readonly Message[],
): Message[] {
  const byId = new Map(held.map((message) => [message.id, message]));
  for (const message of came) byId.set(message.id, message);
  return [...byId.values()].sort((one, other) => one.number - other.number);
}
