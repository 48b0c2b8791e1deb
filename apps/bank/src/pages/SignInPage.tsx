import { adapters, type Adapters } from "#adapters";
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { signInAtRest, SignInScreen, type SignInEvent, type SignInInput } from "@amberline/flows/signIn";
import { useTranslation } from "@amberline/flows/i18n";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { Page } from "@amberline/ui/Page";
import { PageHeader } from "@amberline/ui/PageHeader";
import { useLocation } from "wouter";
import { brand } from "../brand";
import { given } from "../wiring/session/given";
import { firstAttempt, signInElsewhere, thisTab } from "../wiring/session/signInElsewhere";
import { wantPage } from "../wiring/session/wantedPage";
import { nameDocument } from "../wiring/browser/nameDocument";
import { isOpeningPainted } from "../wiring/browser/opening";
import { typedSoFar, wakePainted } from "../wiring/browser/painted";
import { whenIdle } from "../wiring/browser/whenIdle";
import { forgotten, paths, type PageProps } from "../paths";
import { reportError } from "../wiring/browser/reportError";
import { useBank, useSession } from "../wiring/hooks/useBank";
import { ErrorPage } from "./ErrorPage";
import { PlainFrame } from "./PlainFrame";
import { RouteButton } from "./RouteButton";
import type { RunningSignIn } from "./SignInParts";
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

const SignInParts = lazyComponent(() => import("./SignInParts"));

/**
 * Sign-in as it runs, or as it is painted until its code has arrived: with the first key, with what waits for it, or
 * once there is nothing else to do. What is sent before then is heard then.
 */
function useSignIn(input: SignInInput) {
  const [rest] = useState(() => signInAtRest(input));
  const [running, setRunning] = useState<RunningSignIn | null>(null);
  const [isWanted, setWanted] = useState(input.start !== "form" || input.hasForgotten === true);
  const held = useRef<SignInEvent[]>([]);
  const subscribe = useCallback((hear: () => void) => running?.subscribe(hear) ?? (() => {}), [running]);
  const snapshot = useSyncExternalStore(
    subscribe,
    () => running?.getSnapshot() ?? rest,
    () => rest,
  );
  const want = useCallback(() => setWanted(true), []);
  const send = useCallback(
    (event: SignInEvent) => {
      if (running) return running.send(event);
      held.current.push(event);
      setWanted(true);
    },
    [running],
  );
  useEffect(() => {
    if (running) held.current.splice(0).forEach(running.send);
  }, [running]);
  useEffect(() => {
    const prepare = () => void SignInParts.preload().then((isThere) => isThere && setWanted(true));
    addEventListener("input", prepare, { once: true });
    const giveUp = whenIdle(prepare);
    return () => {
      removeEventListener("input", prepare);
      giveUp();
    };
  }, []);
  const parts = isWanted ? <SignInParts input={input} onRunning={setRunning} /> : null;
  return { snapshot, send, want, parts, running };
}

interface SignInProps {
  /** The session ended before the accounts were open. */
  onOvertaken: () => void;
}

function SignIn({ onOvertaken }: SignInProps) {
  const { t } = useTranslation();
  const { session, drafts } = useBank();
  const [location, navigate] = useLocation();
  const [input] = useState((): SignInInput => {
    const state = session.state();
    if (state.status !== "signedIn")
      return { start: "form", email: given.email ?? "", hasForgotten: hasForgotten() };
    // A session with accounts has been confirmed before.
    const hasAccounts = Object.keys(state.session.accounts).length > 0;
    const isNew = given.email !== null || location === paths.verify;
    return { start: isNew && !hasAccounts ? "confirm" : "accounts", sentTo: given.email };
  });
  useEffect(() => {
    given.email = null;
  }, []);
  const typed = useRef<ReadonlyMap<HTMLInputElement, string>>(new Map());
  useLayoutEffect(() => {
    typed.current = typedSoFar();
  }, []);
  useEffect(() => wakePainted(typed.current), []);
  const { snapshot, send, want, parts, running } = useSignIn(input);
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

  const isToConfirm = isConfirming || (running === null && input.start === "confirm");
  const title = t(isToConfirm ? "page.verify" : "page.signIn");
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
        if (!isSignedIn && running?.getSnapshot().status === "done") onOvertaken();
      }),
    [session, send, running, onOvertaken],
  );

  const [isCovered] = useState(() => input.start === "accounts" && isOpeningPainted());
  const page = (
    <PlainFrame isReady={!isReopening}>
      {isBroken ? (
        <ErrorPage message={t("error.defect")} />
      ) : (
        <SignInScreen
          snapshot={snapshot}
          send={send}
          renderLink={renderLink}
          takesPasskeys={brand.features.passkeys}
          rules={running?.rules ?? null}
          onHeld={want}
        />
      )}
      {isCovered ? null : parts}
    </PlainFrame>
  );
  if (!isCovered) return page;
  // On a reload the painted shell lies over this page until the accounts are open: only its words are needed.
  return (
    <>
      {isReopening ? <p role="status">{t("signIn.opening")}</p> : page}
      {parts}
    </>
  );
}

interface SignInElsewhereProps {
  signIn: NonNullable<Adapters["signIn"]>;
}

/** In place of the form where customers sign in at another page. */
function SignInElsewhere({ signIn }: SignInElsewhereProps) {
  const { t } = useTranslation();
  const { session, drafts } = useBank();
  const [step, setStep] = useState<"idle" | "leaving" | "failed">(firstAttempt.hasFailed ? "failed" : "idle");
  const title = t("page.signIn");
  useEffect(() => {
    firstAttempt.hasFailed = false;
  }, []);
  useEffect(() => {
    nameDocument(title);
    noteFirstPage();
  }, [title]);
  const go = async () => {
    setStep("leaving");
    try {
      const tokens = await signInElsewhere(signIn, drafts.login, thisTab());
      if (tokens === "refused") setStep("failed");
      else if (tokens) session.signIn(tokens);
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
            {t("signIn.notSignedIn")}
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
