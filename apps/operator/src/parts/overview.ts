import { createContext, useContext } from "react";
import { type Overview } from "@amberline/api/operator";

const OverviewContext = createContext<Overview | null>(null);
export const OverviewProvider = OverviewContext.Provider;

/** Loaded before any screen is shown. */
export function useOverview(): Overview {
  const overview = useContext(OverviewContext);
  if (!overview) throw new Error("A screen of the operator's tool stands inside <OverviewProvider>.");
  return overview;
}
