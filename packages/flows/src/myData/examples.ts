import type { ClientFile, DataCopies, DataCopy } from "@amberline/api/client";

const at = Date.UTC(2026, 10, 20, 9);
const day = 86_400_000;

const making: DataCopy = { id: "making", state: "making", orderedAt: at, until: null, size: null };
const ready: DataCopy = { id: "ready", state: "ready", orderedAt: at, until: at + 7 * day, size: 482_113 };
const failed: DataCopy = { ...making, id: "failed", state: "failed" };

export const exampleCopies = {
  none: { copies: [], mayOrder: true },
  making: { copies: [making], mayOrder: false },
  ready: { copies: [ready], mayOrder: true },
  most: { copies: [ready], mayOrder: false },
  failed: { copies: [failed], mayOrder: true },
} satisfies Record<string, DataCopies>;

export const exampleCopyFile: ClientFile = {
  name: "amberline-my-data-2026-11-20.zip",
  content: new Blob(["PK"]),
};
