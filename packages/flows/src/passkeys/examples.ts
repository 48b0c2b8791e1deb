import type { Passkey } from "@amberline/api/client";

export const examplePasskeys: readonly Passkey[] = [
  {
    id: "phone",
    name: "Ilze's phone",
    createdAt: Date.parse("2026-09-01T08:00:00Z"),
    lastUsedAt: Date.parse("2026-11-20T15:42:00Z"),
  },
  { id: "laptop", name: "Laptop", createdAt: Date.parse("2026-11-19T10:05:00Z"), lastUsedAt: null },
];
