import { createContext, useContext } from "react";
import { createOperatorClient, type AskOperator } from "@amberline/api/operator";
import { createStore, type Readable } from "@amberline/domain/store";
import { createToastQueue, type ToastQueue } from "@amberline/ui/Toast";

export interface Tool {
  ask: AskOperator;
  toasts: ToastQueue;
  /** Incremented by every change, so that all data on screen is reloaded. */
  changes: Readable<number>;
  noteChange: () => void;
}

export function createTool(fetch: typeof globalThis.fetch): Tool {
  const changes = createStore(0);
  return {
    ask: createOperatorClient({ fetch }),
    toasts: createToastQueue({ limit: 3 }),
    changes,
    noteChange: () => changes.set(changes.get() + 1),
  };
}

const ToolContext = createContext<Tool | null>(null);
export const ToolProvider = ToolContext.Provider;

export function useTool(): Tool {
  const tool = useContext(ToolContext);
  if (!tool) throw new Error("A screen of the operator's tool stands inside <ToolProvider>.");
  return tool;
}
