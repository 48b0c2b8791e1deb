import { createContext, useContext } from "react";
import { createOperatorClient, type AskOperator } from "@amberline/api/operator";
import { createToastQueue, type ToastQueue } from "@amberline/ui/Toast";
import { createChanges, type Changes } from "./changes";

/** The assembled parts every screen works with. */
export interface Tool {
  ask: AskOperator;
  toasts: ToastQueue;
  changes: Changes;
}

export const createTool = (fetch: typeof globalThis.fetch): Tool => ({
  ask: createOperatorClient({ fetch }),
  toasts: createToastQueue({ limit: 3 }),
  changes: createChanges(),
});

const ToolContext = createContext<Tool | null>(null);
export const ToolProvider = ToolContext.Provider;

export function useTool(): Tool {
  const tool = useContext(ToolContext);
  if (!tool) throw new Error("A screen of the operator's tool stands inside <ToolProvider>.");
  return tool;
}
