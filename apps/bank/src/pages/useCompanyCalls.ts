import { requiredDocuments } from "@amberline/domain/company";
import type { CompanyRegistrationCalls, DraftKeeper } from "@amberline/flows/companyRegistration";
import { useTranslation } from "@amberline/flows/i18n";
import type { Notice } from "@amberline/flows/shared";
import { paths } from "../paths";
import { saveFile } from "../wiring/browser/saveFile";
import { useBank } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";
import { useGoTo } from "./useGoTo";
import { useShowToast } from "./useShowToast";

type Values = NonNullable<Notice["values"]>;

export function useCompanyCalls(drafts: DraftKeeper): CompanyRegistrationCalls {
  const { i18n } = useTranslation();
  const client = useClient();
  const { accounts, openAccounts } = useBank();
  const showToast = useShowToast();
  const goTo = useGoTo();

  const named = (values: Values = {}) => {
    const document = requiredDocuments.find(({ key }) => key === values["document"]);
    return document ? { ...values, document: i18n.t(`documents.name.${document.key}`) } : values;
  };

  return {
    ...client,
    saveFile,
    forgetDraft: ({ step }) => drafts.forget(step),
    forgetMember: () => drafts.forget("member"),
    showToast: ({ tone, notice }) => showToast({ tone, notice: { ...notice, values: named(notice.values) } }),
    async enterCompany(companyId, { signal }) {
      const opened = await openAccounts({ signal });
      if (!opened.ok) return opened;
      return accounts.switchTo(companyId, () => {
        goTo(paths.companyRegistration, { replace: true });
        return true;
      });
    },
  };
}
