import { useEffect, useState } from "react";
import { requiredDocuments } from "@amberline/domain/company";
import {
  wireCompanyRegistration,
  type CompanyRegistrationCalls,
  type CompanyRegistrationInput,
  type DraftKeeper,
} from "@amberline/flows/companyRegistration";
import { useTranslation } from "@amberline/flows/i18n";
import type { Notice } from "@amberline/flows/shared";
import { useMachine } from "@xstate/react";
import { paths } from "../paths";
import { readWhileAttended } from "../wiring/browser/attention";
import { whenOnline } from "../wiring/browser/online";
import { saveFile } from "@amberline/app-kit/files";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";
import { useCompanyClient } from "../wiring/hooks/useCompanyClient";
import { useGoTo } from "./useGoTo";
import { useShowToast } from "./useShowToast";

type Values = NonNullable<Notice["values"]>;

function useCompanyCalls(drafts: DraftKeeper): CompanyRegistrationCalls {
  const { i18n } = useTranslation();
  const client = useClient();
  const companyClient = useCompanyClient();
  const { access } = useCustomer().account;
  const { accounts, openAccounts } = useBank();
  const showToast = useShowToast();
  const goTo = useGoTo();

  const named = (values: Values = {}) => {
    const document = requiredDocuments.find(({ key }) => key === values["document"]);
    return document ? { ...values, document: i18n.t(`documents.name.${document.key}`) } : values;
  };

  return {
    ...client,
    ...companyClient,
    // The contract is the owner's alone to read.
    ...(access !== null && { contractSignature: async () => ({ ok: true, data: null }) }),
    saveFile,
    whenOnline,
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

/** The company of the current account, read again when the customer or the connection is back. */
export function useCompany(drafts: DraftKeeper, page: CompanyRegistrationInput["page"]) {
  const calls = useCompanyCalls(drafts);
  const { account, user } = useCustomer();
  const [machine] = useState(() => wireCompanyRegistration(calls));
  const company = useMachine(machine, {
    input: { companyId: user.isCompany ? account.id : null, page },
  });
  const [, send] = company;
  useEffect(() => readWhileAttended(() => send({ type: "company.refresh" })), [send]);
  return company;
}
