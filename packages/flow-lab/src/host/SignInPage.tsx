import { useMemo } from "react";
import { signInFlow } from "../signIn/signIn.flow";
import { nothing } from "./flowScreen";
import SignInHost from "../signIn/Host";
import { snapshotAt, type PathText } from "./snapshotAt";

interface SignInPageProps {
  /** @default the first form */
  way?: PathText;
}

const form: PathText = { input: "form", path: "" };

/** The sign-in page, where some flows end. */
export function SignInPage({ way = form }: SignInPageProps) {
  const snapshot = useMemo(() => snapshotAt(signInFlow, way), [way]);
  return <SignInHost snapshot={snapshot} send={nothing} />;
}
