import { signOut } from "@amberline/api/operator";
import { useTool } from "./tool";
import { useMutation } from "./useMutation";

export function useSignOut() {
  const { session } = useTool();
  const { busy, perform } = useMutation();
  return {
    isBusy: busy !== null,
    leave: async () => {
      if (await perform("signOut", signOut, {}, null)) session.set({ status: "signedOut", isOver: false });
    },
  };
}
