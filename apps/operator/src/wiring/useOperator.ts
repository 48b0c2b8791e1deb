import { type OperatorRoute, type Right, type SignedInOperator } from "@amberline/api/operator";
import { useStore } from "@amberline/app-kit/store";
import { useTool } from "./tool";

const nobody: SignedInOperator = { name: "", rights: [], secondFactor: "off" };

/** Who is signed in; without rights while nobody is. */
export function useOperator(): SignedInOperator {
  const session = useStore(useTool().session);
  return session.status === "signedIn" ? session.operator : nobody;
}

export const hasRight = ({ rights }: SignedInOperator, { access }: Pick<OperatorRoute, "access">): boolean =>
  rights.includes(access as Right);
