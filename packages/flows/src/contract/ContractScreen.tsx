import { Actions } from "@amberline/ui/Actions";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { Icon } from "@amberline/ui/Icon";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { Skeleton } from "@amberline/ui/Skeleton";
import { Stack } from "@amberline/ui/Stack";
import { Text } from "@amberline/ui/Text";
import { useSelector } from "@xstate/react";
import { FileDown, PenLine } from "lucide-react";
import type { ActorRefFrom } from "xstate";
import { useTranslation } from "../i18n";
import { Announcer } from "../parts";
import type { contractMachine, ContractView } from "./contract.machine";
import { canSign } from "./contract.setup";
import { SignatureStatus } from "./SignatureStatus";

const SignDialog = lazyComponent(() => import("./SignDialog"), {
  close: ({ send }) => send({ type: "sign.cancel" }),
});

/** What the signer must complete first, with a button to check again. */
function BeforeSigning({ snapshot, send }: ContractView) {
  const { t } = useTranslation();
  const { company, signature } = snapshot.context;
  if (signature || canSign(snapshot.context)) return null;
  const isVerified = company.user.verification === "verify";
  return (
    <Banner
      tone="caution"
      action={
        <Button appearance="quiet" onClick={() => send({ type: "signer.check" })}>
          {t("contract.check")}
        </Button>
      }
    >
      {t(isVerified ? "contract.noTwoFactor" : "contract.notVerified")}
    </Banner>
  );
}

function ContractActions({ snapshot, send }: ContractView) {
  const { t } = useTranslation();
  const { signature } = snapshot.context;
  const isIn = (work: "generating" | "fetchingSigned") => snapshot.matches({ open: { work } });
  const isPreparing = snapshot.matches({ open: { work: { signing: "preparing" } } });
  return (
    <Actions>
      {signature ? (
        <Button
          icon={<Icon icon={FileDown} />}
          isBusy={isIn("fetchingSigned")}
          onClick={() => send({ type: "signed.download" })}
        >
          {t("contract.downloadSigned")}
        </Button>
      ) : (
        <Button
          icon={<Icon icon={PenLine} />}
          isBusy={isPreparing}
          disabled={!isPreparing && !snapshot.hasTag("busy") && !snapshot.can({ type: "sign.begin" })}
          onClick={() => send({ type: "sign.begin" })}
        >
          {t("contract.sign")}
        </Button>
      )}
      <Button
        appearance="quiet"
        icon={<Icon icon={FileDown} />}
        isBusy={isIn("generating")}
        onClick={() => send({ type: "document.download" })}
      >
        {t(signature ? "contract.downloadUnsigned" : "contract.download")}
      </Button>
    </Actions>
  );
}

/** The agreement: its text, whether it is signed, and its actions. */
export function ContractScreen({ snapshot, send }: ContractView) {
  const { t } = useTranslation();
  const { company, signature, unsignedContract } = snapshot.context;
  const isUnread = signature === undefined;
  return (
    <Stack>
      <Card as="div" align="start">
        <Text isMeasured>
          {t(signature ? "contract.textSigned" : "contract.text", { company: company.name })}
        </Text>
        {isUnread && !snapshot.matches({ open: { signature: "unread" } }) ? (
          <Skeleton shape="block" height="1.5rem" width="8rem" />
        ) : (
          <SignatureStatus snapshot={snapshot} send={send} />
        )}
        <ContractActions snapshot={snapshot} send={send} />
      </Card>
      <BeforeSigning snapshot={snapshot} send={send} />
      {unsignedContract ? (
        <SignDialog snapshot={snapshot} send={send} />
      ) : (
        <Announcer meta={snapshot.getMeta()} />
      )}
    </Stack>
  );
}

export interface ContractPartProps {
  actor: ActorRefFrom<typeof contractMachine>;
}

/** A company's contract (specification 2.12), in its registration and profile. */
export function ContractPart({ actor }: ContractPartProps) {
  const snapshot = useSelector(actor, (now) => now);
  return <ContractScreen snapshot={snapshot} send={actor.send} />;
}
