import { useMemo } from "react";
import { loginSpec } from "../login/login.spec";
import { nothing } from "./flowScreen";
import LoginFlow from "./LoginFlow";
import { snapshotAt, type Way } from "./snapshotAt";

interface SignInPageProps {
  /** @default the first form */
  way?: Way;
}

const form: Way = { input: "form", path: "" };

/** The sign-in page, for journeys that end on it. */
export function SignInPage({ way = form }: SignInPageProps) {
  const snapshot = useMemo(() => snapshotAt(loginSpec, way), [way]);
  return <LoginFlow snapshot={snapshot} send={nothing} />;
}
