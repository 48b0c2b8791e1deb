import { type CallName, type Calls, type RequestOf, type ResponseOf } from "@amberline/api/contract";

type Call = Extract<CallName, `dataCopy${string}`>;

const id = "b1f6c2d4-7a3e-4f58-9c0d-2e4a6b8c0d1e";

export const dataCopyExamples: {
  [Name in Call]: { request: RequestOf<Calls[Name]>; response: ResponseOf<Calls[Name]> };
} = {
  dataCopyList: {
    request: {},
    response: {
      data: [
        {
          id,
          state: "ready",
          ordered_at: "2026-03-02T09:10:00.000Z",
          until: "2026-03-09T09:12:00.000Z",
          size: 482_113,
        },
      ],
      may_order: true,
    },
  },
  dataCopyOrder: {
    request: { key: "0d9c1b7e-5f3a-4c2d-8e6b-1a3c5e7f9b0d" },
    response: {
      data: [{ id, state: "making", ordered_at: "2026-03-02T09:10:00.000Z", until: null, size: null }],
      may_order: false,
    },
  },
  dataCopyFile: {
    request: { id },
    response: {
      name: "amberline-my-data-2026-03-02.zip",
      type: "application/zip",
      content: new Blob([]),
    },
  },
};
