import { adapters, type Adapters } from "#adapters";
import { useEffect, useLayoutEffect, useReducer, useRef, useState, type ReactNode } from "react";
import { SignInScreen, wireSignIn } from "@amberline/flows/signIn";
import { useTranslation } from "@amberline/flows/i18n";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { Page } from "@amberline/ui/Page";
import { PageHeader } from "@amberline/ui/PageHeader";
import { useMachine } from "@xstate/react";
import { useLocation } from "wouter";
import { brand } from "../brand";
import { given } from "../wiring/session/given";
import type * as PasskeySignIn from "../wiring/session/passkeySignIn";
import { signInElsewhere, thisTab } from "../wiring/session/signInElsewhere";
import { wantPage } from "../wiring/session/wantedPage";
import { nameDocument } from "../wiring/browser/nameDocument";
import { typedSoFar, wakePainted } from "../wiring/browser/painted";
import { forgotten, paths, type PageProps } from "../paths";
import { reportError } from "../wiring/browser/reportError";
import { useBank, useSession } from "../wiring/hooks/useBank";
import { ErrorPage } from "./ErrorPage";
import { PlainFrame } from "./PlainFrame";
import { RouteButton } from "./RouteButton";
import { noteFirstPage } from "./usePageTitle";

const renderLink = (to: "signUp" | "resetPassword", words: ReactNode, email?: string) => (
  <RouteButton
    to={email ? `${paths[to]}?${new URLSearchParams({ email })}` : paths[to]}
    appearance={to === "signUp" ? "plain" : "primary"}
  >
    {words}
  </RouteButton>
);

/** Pages that nobody returns to after signing in. */
const plainPaths: string[] = [paths.signIn, paths.signUp, paths.verify, paths.resetPassword];

const hasForgotten = () => globalThis.location?.hash === forgotten;

async function byPasskey<Answer>(ask: (passkeys: typeof PasskeySignIn) => Promise<Answer>) {
  // Not by `then`, which Vite takes into what its loader waits for: a lost file would go past it.
  const passkeys = await import("../wiring/session/passkeySignIn").catch(() => null);
  return passkeys ? ask(passkeys) : ({ ok: false, problem: "unreachable" } as const);
}

interface SignInProps {
  /** The session ended before the accounts were open. */
  onOvertaken: () => void;
}

function SignIn({ onOvertaken }: SignInProps) {
  const { t } = useTranslation();
  const { client, session, drafts, openAccounts, signOut } = useBank();
  const [location, navigate] = useLocation();
  const [machine] = useState(() =>
    wireSignIn({
      login: client.login,
      user: client.user,
      confirm: client.confirm,
      loginWithPasskey: (options) => byPasskey((passkeys) => passkeys.loginWithPasskey(client, options)),
      confirmWithPasskey: (request, options) =>
        byPasskey((passkeys) => passkeys.confirmWithPasskey(client, request, options)),
      requestReset: client.requestReset,
      openAccounts,
      keepTokens: session.signIn,
      dropTokens: session.signOut,
      logOut: () => void signOut(),
    }),
  );
  const [input] = useState(() => {
    const state = session.state();
    if (state.status !== "signedIn")
      return { start: "form", email: given.email ?? "", hasForgotten: hasForgotten() } as const;
    // A session with accounts has been confirmed before.
    const hasAccounts = Object.keys(state.session.accounts).length > 0;
    const isNew = given.email !== null || location === paths.verify;
    return { start: isNew && !hasAccounts ? "confirm" : "accounts", sentTo: given.email } as const;
  });
  useEffect(() => {
    given.email = null;
  }, []);
  const typed = useRef<ReadonlyMap<HTMLInputElement, string>>(new Map());
  useLayoutEffect(() => {
    typed.current = typedSoFar();
  }, []);
  useEffect(() => wakePainted(typed.current), []);
  const [snapshot, send, actor] = useMachine(machine, { input });
  const isConfirming = snapshot.matches({ signedOut: { auth: "confirm" } });
  const isAtForm = snapshot.matches({ signedOut: { auth: "form" } });
  const isOpening =
    snapshot.matches({ signedOut: { auth: "bootstrapping" } }) || snapshot.matches("signedIn");
  const isBroken = snapshot.matches({ signedOut: { auth: "defect" } });

  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const state: unknown = plainPaths.includes(location)
      ? history.state
      : wantPage(pathname + search + hash, drafts.login);
    if (isConfirming && location !== paths.verify) navigate(paths.verify, { replace: true, state });
    const isForgotten = hasForgotten();
    if (isAtForm && (location !== paths.signIn || isForgotten))
      navigate(paths.signIn, { replace: true, state });
  }, [isConfirming, isAtForm, location, navigate, drafts]);

  const title = t(isConfirming ? "page.verify" : "page.signIn");
  const isReopening = isOpening && input.start === "accounts";
  useEffect(() => {
    // On a reload the page that opens has its title already.
    if (isReopening) return;
    nameDocument(title);
    noteFirstPage();
  }, [title, isReopening]);

  // Another tab signed in, or the session ended: this page has nothing left to confirm.
  useEffect(
    () =>
      session.subscribe(() => {
        const isSignedIn = session.state().status === "signedIn";
        send({ type: isSignedIn ? "session.adopted" : "confirmation.cancel" });
        if (!isSignedIn && actor.getSnapshot().status === "done") onOvertaken();
      }),
    [session, send, actor, onOvertaken],
  );

  return (
    <PlainFrame isReady={!isReopening}>
      {isBroken ? (
        <ErrorPage message={t("error.defect")} />
      ) : (
        <SignInScreen
          snapshot={snapshot}
          send={send}
          renderLink={renderLink}
          takesPasskeys={brand.features.passkeys}
        />
      )}
    </PlainFrame>
  );
}

interface SignInElsewhereProps {
  signIn: NonNullable<Adapters["signIn"]>;
}

/** In place of the form where customers sign in at another page. */
function SignInElsewhere({ signIn }: SignInElsewhereProps) {
  const { t } = useTranslation();
  const { session, drafts } = useBank();
  const [step, setStep] = useState<"idle" | "leaving" | "failed">("idle");
  const title = t("page.signIn");
  useEffect(() => {
    nameDocument(title);
    noteFirstPage();
  }, [title]);
  const go = async () => {
    setStep("leaving");
    try {
      const tokens = await signInElsewhere(signIn, drafts.login, thisTab());
      if (tokens) session.signIn(tokens);
    } catch (error) {
      reportError(error);
      setStep("failed");
    }
  };
  return (
    <PlainFrame>
      <Page>
        <PageHeader title={title} />
        {step === "failed" ? (
          <Banner tone="negative" role="alert">
            {t("error.access")}
          </Banner>
        ) : null}
        <Button isBusy={step === "leaving"} onClick={() => void go()}>
          {title}
        </Button>
      </Page>
    </PlainFrame>
  );
}

function Elsewhere({ signIn, children }: SignInElsewhereProps & { children: ReactNode }) {
  const { status } = useSession();
  return status === "signedIn" ? children : <SignInElsewhere signIn={signIn} />;
}

/** Sign-in up to the accounts being open; a reload of any signed-in page passes through it too. */
export function SignInPage(_: PageProps) {
  const [round, startAgain] = useReducer((past: number) => past + 1, 0);
  const page = <SignIn key={round} onOvertaken={startAgain} />;
  return import.meta.env.ADAPTED && adapters.signIn ? (
    <Elsewhere signIn={adapters.signIn}>{page}</Elsewhere>
  ) : (
    page
  );
}
