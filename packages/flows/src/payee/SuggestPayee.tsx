import { useState, type ReactNode } from "react";
import { formatIban } from "@amberline/domain/iban";
import { payableText } from "@amberline/domain/reference";
import { Suggest, type SuggestingField } from "@amberline/ui/Suggest";
import { useForm } from "react-final-form";
import { useTranslation } from "../i18n";
import { payeeTypeOf, useFillIn } from "./fillIn";
import { usePayeeSearch } from "./KnownPayeesContext";
import type { KnownPayee } from "./knownPayees";

const closed: readonly KnownPayee[] = [];

const isSame = (some: readonly KnownPayee[], others: readonly KnownPayee[]) =>
  some.length === others.length && some.every((payee, at) => payee === others[at]);

interface TypedText {
  onType: (text: string) => void;
}

interface SuggestPayeeProps {
  field: "payeeName" | "account";
  readOnly: boolean;
  children: (field: Partial<SuggestingField> & TypedText) => ReactNode;
}

/** Fills in a known payee but keeps a typed reference. */
export function useFillInPayee() {
  const form = useForm();
  const { put, offer } = useFillIn();
  return ({ name, account, bic, reference, type }: KnownPayee) =>
    form.batch(() => {
      put("payeeName", payableText(name));
      put("payeeType", type ?? payeeTypeOf(name));
      put("account", formatIban(account));
      put("bic", bic);
      offer("amount");
      offer("reference", payableText(reference));
    });
}

/** Suggests known payees by name or account in the field inside. */
export function SuggestPayee({ field, readOnly, children }: SuggestPayeeProps) {
  const { t } = useTranslation();
  const form = useForm();
  const search = usePayeeSearch();
  const fillIn = useFillInPayee();
  const [found, setFound] = useState(closed);
  if (!search) return children({ onType: () => {} });

  const close = () => setFound(closed);
  // Unchanged payees cause no render.
  const show = (text: string) => {
    const next = readOnly ? closed : search(text);
    setFound((shown) => (isSame(shown, next) ? shown : next));
  };
  const whereFrom = ({ from, templateName = "" }: KnownPayee) =>
    t(`send.suggest.${from}`, { name: templateName });
  return (
    <Suggest
      label={t("send.suggest")}
      foundText={(count) => t("send.suggest.found", { count })}
      suggestions={found.map((payee) => ({
        id: payee.id,
        title: payee.name,
        detail: `${formatIban(payee.account)} · ${whereFrom(payee)}`,
      }))}
      onChoose={(id) => {
        const payee = found.find((each) => each.id === id);
        close();
        if (payee) fillIn(payee);
      }}
      onOpen={() => show(String(form.getFieldState(field)?.value ?? ""))}
      onClose={close}
    >
      {(suggesting) =>
        children({ ...suggesting, onType: (text) => (text.trim() === "" ? close() : show(text)) })
      }
    </Suggest>
  );
}
