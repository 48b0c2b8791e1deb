import { useTranslation } from "@amberline/flows/i18n";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { useCustomer } from "../wiring/hooks/useBank";
import { ChatButton } from "./RouteButton";
import { useShellDialogs } from "./shellDialogs";
import { verificationTone } from "./verificationTone";

interface VerificationBannerProps {
  /** Whether nothing else on the page starts the verification. @default true */
  mayStart?: boolean;
}

/** Why a private customer can't pay yet, and the way on; nothing once the identity is verified. */
export function VerificationBanner({ mayStart = true }: VerificationBannerProps) {
  const { t } = useTranslation();
  const { verification } = useCustomer().user;
  const dialogs = useShellDialogs();
  if (verification === "verify") return null;
  const start = mayStart ? (
    <Button appearance="quiet" onClick={() => void dialogs.open("verification")}>
      {t(verification === "reject" ? "home.verifyAgain" : "send.verify")}
    </Button>
  ) : undefined;
  const wayOn = { none: start, reject: start, final: <ChatButton />, in_progress: undefined };
  return (
    <Banner tone={verificationTone(verification)} action={wayOn[verification]}>
      {t(`home.notVerified.${verification}`)}
    </Banner>
  );
}
