import { requiredDocuments } from "@amberline/domain/company";
import type { CorporateOnboardingCalls, DraftKeeper } from "@amberline/flows/corporateOnboarding";
import { useTranslation } from "@amberline/flows/i18n";
import { noticeText } from "@amberline/flows/screen";
import type { Notice } from "@amberline/flows/shared";
import { paths } from "../paths";
import { saveFile } from "../wiring/browser/saveFile";
import { useBank } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";
import { useGoTo } from "./useGoTo";

type Values = NonNullable<Notice["values"]>;

export function useCompanyCalls(drafts: DraftKeeper): CorporateOnboardingCalls {
  const { i18n } = useTranslation();
  const client = useClient();
  const { accounts, openAccounts, toasts } = useBank();
  const goTo = useGoTo();

  const named = (values: Values = {}) => {
    const document = requiredDocuments.find(({ key }) => key === values["document"]);
    return document ? { ...values, document: i18n.t(`documents.name.${document.key}`) } : values;
  };

  return {
    ...client,
    saveFile,
    tellStored: ({ step }) => drafts.forget(step),
    forgetMember: () => drafts.forget("member"),
    tell: ({ tone, notice }) => {
      const text = noticeText({ ...notice, values: named(notice.values) }, i18n.t, i18n.language);
      toasts.show({ tone, text });
    },
    async enterCompany(corporateId, { signal }) {
      const opened = await openAccounts({ signal });
      if (!opened.ok) return opened;
      return accounts.switchTo(corporateId, () => {
        goTo(paths.createCompany, { replace: true });
        return true;
      });
    },
  };
}
