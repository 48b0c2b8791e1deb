import { Button } from "@amberline/ui/Button";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { Spinner } from "@amberline/ui/Spinner";
import { useTranslation } from "../i18n";
import { FormLinks, NoticeBanner } from "../parts";
import type { SignInView } from "./signIn.rest";
import type { SignInEvent } from "./signIn.setup";
import { Waiting } from "./SignInScreen.styles";
import { SignInForm, type SignInLinks, type SignInOptions } from "./SignInForm";

export interface SignInScreenProps extends SignInLinks, SignInOptions {
  snapshot: SignInView;
  send: (event: SignInEvent) => void;
}

/** Shown after sign-in while the accounts load. */
function Opening() {
  const { t } = useTranslation();
  return (
    <Waiting role="status">
      <Spinner />
      <p>{t("signIn.opening")}</p>
    </Waiting>
  );
}

const ConfirmForm = lazyComponent(() => import("./ConfirmForm"), { waiting: () => <Opening /> });
const ResetDialog = lazyComponent(() => import("./ResetDialog"), {
  close: ({ send }) => send({ type: "reset.cancel" }),
});

/** The accounts could not be loaded; the customer can retry or leave. */
function OpeningFailed({ snapshot, send }: Pick<SignInScreenProps, "snapshot" | "send">) {
  const { t } = useTranslation();
  return (
    <Waiting>
      <p>{t("signIn.openingFailed")}</p>
      <NoticeBanner notice={snapshot.context.notice} />
      <FormLinks>
        <Button data-focus="retry" autoFocus onClick={() => send({ type: "accounts.retry" })}>
          {t("app.retry")}
        </Button>
        <Button appearance="plain" onClick={() => send({ type: "session.signOut" })}>
          {t("signIn.logOut")}
        </Button>
      </FormLinks>
    </Waiting>
  );
}

/** Renders every state of the sign-in machine, from the first form until the accounts are loaded. */
export function SignInScreen({ snapshot, send, ...links }: SignInScreenProps) {
  const isAt = (auth: "bootstrapping" | "bootstrapFailed" | "confirm" | "defect") =>
    snapshot.matches({ signedOut: { auth } });
  const isResetting = snapshot.hasTag("dialog");

  if (isAt("bootstrapping") || snapshot.matches("signedIn")) return <Opening />;
  if (isAt("bootstrapFailed")) return <OpeningFailed snapshot={snapshot} send={send} />;
  if (isAt("confirm")) return <ConfirmForm snapshot={snapshot} send={send} />;
  return (
    <>
      <SignInForm snapshot={snapshot} send={send} {...links} />
      {isResetting ? <ResetDialog snapshot={snapshot} send={send} renderLink={links.renderLink} /> : null}
    </>
  );
}
