import type { ReactNode, RefObject } from "react";
import type { RejectedDocument, User, VerificationStatus } from "@amberline/api/client";
import { Avatar } from "@amberline/ui/Avatar";
import { Banner } from "@amberline/ui/Banner";
import { Icon } from "@amberline/ui/Icon";
import { Page } from "@amberline/ui/Page";
import { StatusTag } from "@amberline/ui/StatusTag";
import { Tabs } from "@amberline/ui/Tabs";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { Building2, User as Person } from "lucide-react";
import { RejectedDocuments } from "../documents/RejectedDocuments";
import { useTranslation } from "../i18n";
import { ProfileCards } from "./ProfileCards";
import { Head } from "./ProfileScreen.styles";
import { profileTabs, type ProfileTab } from "./profileTab";

type CompanyTab = Exclude<ProfileTab, "general">;

export interface ProfileScreenProps {
  title: string;
  user: User;
  /** What a person's verification still needs. */
  standing?: ReactNode;
  /** Rejected documents of the company. @default none */
  rejected?: readonly RejectedDocument[];
  tab: ProfileTab;
  onTab: (tab: ProfileTab) => void;
  /** A company's; a tab is there for each that is given. */
  parts: Readonly<Partial<Record<CompanyTab, ReactNode>>>;
  onCopied: () => void;
  /** Cards besides the facts. */
  more?: ReactNode;
  titleRef?: RefObject<HTMLHeadingElement | null>;
}

const tones: Record<VerificationStatus, "caution" | "info" | "positive" | "negative"> = {
  none: "caution",
  in_progress: "info",
  verify: "positive",
  reject: "negative",
  final: "negative",
};

function CompanyStanding({ user }: Pick<ProfileScreenProps, "user">) {
  const { t } = useTranslation();
  if (user.isCompanyConfirmed) return <Banner tone="positive">{t("profile.confirmed")}</Banner>;
  if (user.returnedReason)
    return (
      <Banner tone="caution" title={t("profile.underReview")}>
        {t("profile.returned", { reason: user.returnedReason })}
      </Banner>
    );
  return <Banner tone="caution">{t("profile.underReview")}</Banner>;
}

/** The profile (specification 2.12); a company's also has documents, members, contract and access. */
export function ProfileScreen(props: ProfileScreenProps) {
  const { title, user, standing, rejected = [], tab, onTab, parts, onCopied, more, titleRef } = props;
  const { t } = useTranslation();
  const { isCompany, verification } = user;
  const general = {
    id: "general",
    label: t("profile.tab.general"),
    content: (
      <ProfileCards user={user} onCopied={onCopied}>
        {more}
      </ProfileCards>
    ),
  } as const;
  const isGiven = (id: ProfileTab): id is CompanyTab =>
    isCompany && id !== "general" && parts[id] !== undefined;
  const companyTabs = profileTabs.filter(isGiven).map((id) => ({
    id,
    label: t(`profile.tab.${id}`),
    content: (
      <>
        <VisuallyHidden role="heading" aria-level={2}>
          {t(`profile.tab.${id}`)}
        </VisuallyHidden>
        {parts[id]}
      </>
    ),
  }));
  return (
    <Page>
      {isCompany ? <CompanyStanding user={user} /> : standing}
      <RejectedDocuments documents={rejected} />
      <Head>
        <Avatar size="lg" appearance="quiet">
          {isCompany ? <Icon icon={Building2} /> : <Icon icon={Person} />}
        </Avatar>
        <div>
          <h1 ref={titleRef} tabIndex={-1}>
            {title}
          </h1>
          {isCompany ? null : (
            <StatusTag tone={tones[verification]}>{t(`profile.verification.${verification}`)}</StatusTag>
          )}
        </div>
      </Head>
      <Tabs<ProfileTab>
        label={t("page.profile")}
        tabs={[general, ...companyTabs]}
        selected={isGiven(tab) ? tab : "general"}
        onSelect={onTab}
      />
    </Page>
  );
}
