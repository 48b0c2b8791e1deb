import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  ContractStep,
  createDraftKeeper,
  DocumentsStep,
  MembersStep,
  preloadParts,
  CompanyRegistrationScreen,
} from "@amberline/flows/companyRegistration";
import { isUploading } from "@amberline/flows/documents";
import { useTranslation } from "@amberline/flows/i18n";
import { paths, type PageProps } from "../paths";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useLeaveQuestion } from "./leaveGuard";
import { RouteButton } from "./RouteButton";
import { Consents } from "./Consents";
import { useCompany } from "./useCompany";
import { usePageTitle } from "./usePageTitle";

/** A company opens its account (specification 2.18). */
export default function CompanyRegistrationPage(_: PageProps) {
  const { t } = useTranslation();
  const { accounts, drafts: kept } = useBank();
  const { account, user } = useCustomer();
  const titleRef = usePageTitle(t("page.createCompany"));
  const [drafts] = useState(() => kept.keeper(`company/${account.id}`, createDraftKeeper));
  const [snapshot, send] = useCompany(drafts, "registration");
  const going = useRef<(() => void) | null>(null);
  const { documents, members, contract } = snapshot.children;
  const isBusy = () => documents !== undefined && isUploading(documents.getSnapshot());

  useLeaveQuestion((go) => {
    if (!isBusy()) return true;
    going.current = go;
    send({ type: "page.leave", isUploading: true });
    return false;
  });

  const hasLeft = snapshot.matches("left");
  useEffect(() => {
    if (hasLeft) going.current?.();
  }, [hasLeft]);

  useEffect(preloadParts, []);

  const holdPage = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isBusy() || !drafts.isEmpty()) event.preventDefault();
  });
  useEffect(() => {
    const listening = new AbortController();
    addEventListener("beforeunload", (event) => holdPage(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);

  // The rest of the page learns of the bank's decision through the account.
  const isConfirmed = snapshot.context.company?.user.isCompanyConfirmed ?? false;
  useEffect(() => {
    if (isConfirmed && !user.isCompanyConfirmed) void accounts.refresh();
  }, [accounts, isConfirmed, user.isCompanyConfirmed]);

  if (snapshot.status !== "active") return null;
  return (
    <CompanyRegistrationScreen
      snapshot={snapshot}
      send={send}
      drafts={drafts}
      titleRef={titleRef}
      parts={{
        documents: documents && <DocumentsStep actor={documents} />,
        members: members && <MembersStep actor={members} drafts={drafts} />,
        contract: contract && (
          <Consents>
            <ContractStep actor={contract} />
          </Consents>
        ),
      }}
      toProfile={
        <RouteButton to={paths.profile} appearance="quiet">
          {t("company.toProfile")}
        </RouteButton>
      }
    />
  );
}
