import type { SignedInDevice } from "@amberline/api/client";

const at = Date.UTC(2026, 10, 21, 9);

const hour = 3_600_000;

const device = (id: string, name: string, hours: number): SignedInDevice => ({
  id,
  device: name,
  createdAt: at - 30 * hour,
  lastSeenAt: at - hours * hour,
  isCurrent: id === "here",
});

export const exampleDevices: readonly SignedInDevice[] = [
  device("here", "Chrome on Windows", 0),
  device("phone", "Safari on iPhone", 2),
  device("unknown", "", 26),
];
