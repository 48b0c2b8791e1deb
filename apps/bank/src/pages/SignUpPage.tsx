import { use, useState, type ReactNode } from "react";
import { newcomerCalls } from "@amberline/api/client/newcomer";
import { useTranslation } from "@amberline/flows/i18n";
import { SignUpScreen, wireSignUp, type SignUpCalls } from "@amberline/flows/signUp";
import { useMachine } from "@xstate/react";
import { brand } from "../brand";
import { forgotten, legalPath, paths, type PageProps } from "../paths";
import { useJourney } from "../wiring/analytics/tell";
import { given } from "../wiring/session/given";
import { estimator } from "../wiring/passwords/strength";
import { useBank } from "../wiring/hooks/useBank";
import { ErrorPage } from "./ErrorPage";
import { LeaveProvider } from "./leaveGuard";
import { PlainFrame } from "./PlainFrame";
import { RouteButton } from "./RouteButton";
import { useLeaving } from "./useLeaving";
import { usePageTitle } from "./usePageTitle";

const loadPhones: SignUpCalls["loadPhones"] = async () => (await import("@amberline/domain/phone")).readPhone;

const renderLink = (to: "signIn" | "forgotPassword", words: ReactNode) => (
  <RouteButton to={to === "signIn" ? paths.signIn : `${paths.signIn}${forgotten}`} appearance="plain">
    {words}
  </RouteButton>
);

/** Sign-up (specification 2.4). The new session continues with the confirmation code. */
export default function SignUpPage(_: PageProps) {
  const { client, session, accounts, toasts, readNewcomerTexts } = useBank();
  use(readNewcomerTexts());
  const { t } = useTranslation();
  const titleRef = usePageTitle(t("page.signUp"));
  const [machine] = useState(() =>
    wireSignUp({
      estimator,
      loadPhones,
      register: newcomerCalls(client.send).register,
      keepTokens(tokens, email) {
        given.email = email;
        accounts.clear();
        session.signIn(tokens);
      },
      showToast: (text) => toasts.show({ tone: "negative", text }),
    }),
  );
  const [snapshot, send, actor] = useMachine(machine);
  useJourney("signUp", actor);
  const { leaveGuard, leaveDialog } = useLeaving();

  return (
    <LeaveProvider value={leaveGuard}>
      <PlainFrame isAway picture="behind">
        {snapshot.matches("defect") ? (
          <ErrorPage message={t("error.defect")} />
        ) : (
          <SignUpScreen
            snapshot={snapshot}
            send={send}
            estimator={estimator}
            loadPhones={loadPhones}
            titleRef={titleRef}
            renderLink={renderLink}
            termsUrl={legalPath("terms")}
            hasNameMarks={brand.hasNameMarks}
          />
        )}
      </PlainFrame>
      {leaveDialog}
    </LeaveProvider>
  );
}
