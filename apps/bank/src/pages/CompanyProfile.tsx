import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { ContractPart } from "@amberline/flows/contract";
import { createDraftKeeper } from "@amberline/flows/companyRegistration";
import { DocumentsPart, isUploading, rejectedIn } from "@amberline/flows/documents";
import { MembersPart } from "@amberline/flows/members";
import { LeaveDialog } from "@amberline/flows/leave";
import { CompanyPartFrame, ProfileScreen } from "@amberline/flows/profile";
import { paths } from "../paths";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useLeaveQuestion } from "./leaveGuard";
import { Consents } from "./Consents";
import { useCompany } from "./useCompany";
import { useGoTo } from "./useGoTo";
import { usePeoplePart } from "./usePeoplePart";
import { useProfile } from "./useProfile";

/** A company's profile, with its documents, members and contract. */
export default function CompanyProfile() {
  const profile = useProfile();
  const people = usePeoplePart(profile);
  const { accounts, drafts: kept } = useBank();
  const { account } = useCustomer();
  const goTo = useGoTo();
  const [drafts] = useState(() => kept.keeper(`company/${account.id}`, createDraftKeeper));
  const [snapshot, send] = useCompany(drafts, "profile");
  const { company, notice } = snapshot.context;
  const { documents, members, contract } = snapshot.children;
  const going = useRef<(() => void) | null>(null);
  const isBusy = () => documents !== undefined && isUploading(documents.getSnapshot());

  useLeaveQuestion((go) => {
    if (!isBusy()) return true;
    going.current = go;
    send({ type: "page.leave", isUploading: true });
    return false;
  });
  const holdPage = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isBusy() || !drafts.isEmpty()) event.preventDefault();
  });
  useEffect(() => {
    const listening = new AbortController();
    addEventListener("beforeunload", (event) => holdPage(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);

  const hasLeft = snapshot.matches("left");
  useEffect(() => {
    if (hasLeft) going.current?.();
  }, [hasLeft]);

  const mustRegister = snapshot.matches({ open: { place: "registration" } });
  useEffect(() => {
    if (mustRegister) goTo(paths.companyRegistration, { replace: true });
  }, [mustRegister, goTo]);

  const isConfirmed = company?.user.isCompanyConfirmed ?? false;
  const isKnown = profile.user.isCompanyConfirmed;
  useEffect(() => {
    if (isConfirmed && !isKnown) void accounts.refresh();
  }, [accounts, isConfirmed, isKnown]);

  const frame = (part: ReactNode) => (
    <CompanyPartFrame
      isFailed={snapshot.matches("loadFailed")}
      notice={notice}
      onRetry={() => {
        // The button unmounts, so move focus to the heading.
        profile.titleRef?.current?.focus();
        send({ type: "page.retry" });
      }}
    >
      {part}
    </CompanyPartFrame>
  );
  return (
    <>
      <ProfileScreen
        {...profile}
        rejected={company ? rejectedIn(company) : []}
        parts={{
          documents: frame(documents && <DocumentsPart actor={documents} />),
          ...(account.access === null && {
            members: frame(members && <MembersPart actor={members} drafts={drafts} />),
            contract: frame(
              contract && (
                <Consents>
                  <ContractPart actor={contract} />
                </Consents>
              ),
            ),
          }),
          ...people,
        }}
      />
      {snapshot.hasTag("dialog") ? (
        <LeaveDialog
          about="upload"
          onStay={() => send({ type: "leave.cancel" })}
          onLeave={() => send({ type: "leave.confirm" })}
        />
      ) : null}
    </>
  );
}
