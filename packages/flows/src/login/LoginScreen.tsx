import { lazy, Suspense } from "react";
import type { SnapshotFrom } from "xstate";
import type { loginMachine } from "./login.machine";
import type { LoginEvent } from "./login.types";
import { Opening, OpeningFailed } from "./Opening";
import { SignInForm, type SignInLinks } from "./SignInForm";

const ConfirmForm = lazy(() => import("./ConfirmForm"));
const ResetDialog = lazy(() => import("./ResetDialog"));

export interface LoginScreenProps extends SignInLinks {
  snapshot: SnapshotFrom<typeof loginMachine>;
  send: (event: LoginEvent) => void;
}

/** Everything between the first form and the accounts: a pure picture of the sign-in machine. */
export function LoginScreen({ snapshot, send, ...links }: LoginScreenProps) {
  const { context } = snapshot;
  const isAt = (auth: "bootstrapping" | "bootstrapFailed" | "confirm" | "defect") =>
    snapshot.matches({ signedOut: { auth } });
  const isResetting = snapshot.hasTag("dialog");

  if (isAt("bootstrapping") || snapshot.matches("signedIn")) return <Opening />;
  if (isAt("bootstrapFailed")) return <OpeningFailed notice={context.notice} send={send} />;
  if (isAt("confirm"))
    return (
      <Suspense fallback={<Opening />}>
        <ConfirmForm snapshot={snapshot} send={send} />
      </Suspense>
    );
  return (
    <>
      <SignInForm snapshot={snapshot} send={send} {...links} />
      {isResetting ? (
        <Suspense>
          <ResetDialog snapshot={snapshot} send={send} renderLink={links.renderLink} />
        </Suspense>
      ) : null}
    </>
  );
}
