import { createContext, useContext } from "react";
import {
  createFileReader,
  createOperatorClient,
  type AskOperator,
  type SignedInOperator,
} from "@amberline/api/operator";
import { createStore, type Readable, type Store } from "@amberline/domain/store";
import { createToastQueue, type ToastQueue } from "@amberline/ui/Toast";

export type Session =
  | { status: "unknown" }
  /** `isOver` if it ended by itself. */
  | { status: "signedOut"; isOver: boolean }
  | { status: "signedIn"; operator: SignedInOperator };

export interface Tool {
  ask: AskOperator;
  readFile: ReturnType<typeof createFileReader>;
  session: Store<Session>;
  toasts: ToastQueue;
  /** Incremented by every change, so that all data on screen is reloaded. */
  changes: Readable<number>;
  noteChange: () => void;
}

/** Whether nobody has touched the page since the last request: what it asks for by itself keeps no session alive. */
function watchActivity(): () => boolean {
  let hasActed = true;
  for (const event of ["keydown", "pointerdown"])
    addEventListener(event, () => (hasActed = true), { capture: true, passive: true });
  return () => {
    const isBackground = !hasActed;
    hasActed = false;
    return isBackground;
  };
}

export function createTool(fetch: typeof globalThis.fetch): Tool {
  const changes = createStore(0);
  const session = createStore<Session>({ status: "unknown" });
  const ask = createOperatorClient({ fetch, isBackground: watchActivity() });
  return {
    session,
    readFile: createFileReader({ fetch }),
    toasts: createToastQueue({ limit: 3 }),
    changes,
    noteChange: () => changes.set(changes.get() + 1),
    async ask(call, request, signal) {
      const outcome = await ask(call, request, signal);
      const hasEnded = !outcome.ok && outcome.problem === "sessionEnded";
      if (hasEnded && session.get().status === "signedIn") session.set({ status: "signedOut", isOver: true });
      return outcome;
    },
  };
}

const ToolContext = createContext<Tool | null>(null);
export const ToolProvider = ToolContext.Provider;

export function useTool(): Tool {
  const tool = useContext(ToolContext);
  if (!tool) throw new Error("A screen of the operator's tool stands inside <ToolProvider>.");
  return tool;
}
