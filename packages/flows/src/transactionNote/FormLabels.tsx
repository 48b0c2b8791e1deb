import { useState } from "react";
import { labelKey, readLabels } from "@amberline/domain/labels";
import { foldText } from "@amberline/domain/text";
import { FormTextField } from "@amberline/ui/form";
import { Suggest } from "@amberline/ui/Suggest";
import { useForm } from "react-final-form";
import { useTranslation } from "../i18n";

interface FormLabelsProps {
  /** All of the account. */
  known: readonly string[];
  readOnly: boolean;
}

const name = "labels";
const none: readonly string[] = [];
const mostSuggested = 6;

/** What comes after the last comma is still being typed. */
function split(text: string): { before: string; typed: string } {
  const end = text.lastIndexOf(",") + 1;
  return { before: text.slice(0, end), typed: text.slice(end) };
}

/** Those that begin so, or have a word that does, and don't stand there yet. */
function matching(text: string, known: readonly string[]): readonly string[] {
  const { before, typed } = split(text);
  const taken = new Set(readLabels(before).map(labelKey));
  const sought = foldText(typed);
  return known
    .filter((label) => !taken.has(labelKey(label)) && ` ${foldText(label)}`.includes(` ${sought}`))
    .slice(0, mostSuggested);
}

/** Labels with commas between them; those of the account are suggested. */
export function FormLabels({ known, readOnly }: FormLabelsProps) {
  const { t } = useTranslation();
  const form = useForm();
  const [found, setFound] = useState(none);
  const close = () => setFound(none);
  const show = (text: string) => setFound(readOnly ? none : matching(text, known));
  const textNow = () => String(form.getFieldState(name)?.value ?? "");
  const choose = (label: string) => {
    const { before } = split(textNow());
    form.change(name, before === "" ? label : `${before} ${label}`);
    close();
  };
  return (
    <Suggest
      label={t("notes.labels.known")}
      foundText={(count) => t("notes.labels.found", { count })}
      suggestions={found.map((label) => ({ id: label, title: label }))}
      onChoose={choose}
      onOpen={() => show(textNow())}
      onClose={close}
    >
      {(suggesting) => (
        <FormTextField
          {...suggesting}
          name={name}
          label={t("notes.labels")}
          description={t("notes.labels.hint")}
          autoComplete="off"
          required={false}
          readOnly={readOnly}
          onChange={({ value }) => (split(value).typed.trim() === "" ? close() : show(value))}
        />
      )}
    </Suggest>
  );
}
