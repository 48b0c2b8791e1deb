import { useMemo } from "react";
import { loginFlow } from "../login/login.flow";
import { nothing } from "./flowScreen";
import LoginHost from "../login/Host";
import { snapshotAt, type Way } from "./snapshotAt";

interface SignInPageProps {
  /** @default the first form */
  way?: Way;
}

const form: Way = { input: "form", path: "" };

/** The sign-in page, for journeys that end on it. */
export function SignInPage({ way = form }: SignInPageProps) {
  const snapshot = useMemo(() => snapshotAt(loginFlow, way), [way]);
  return <LoginHost snapshot={snapshot} send={nothing} />;
}
