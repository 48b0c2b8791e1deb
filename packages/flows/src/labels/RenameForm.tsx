import { useMemo, useState } from "react";
import { longestLabel, readLabels } from "@amberline/domain/labels";
import { FormTextField } from "@amberline/ui/form";
import { steadyErrors, type Problem } from "@amberline/ui/form/frame";
import { Form } from "react-final-form";
import { useTranslation } from "../i18n";
import { FormFrame } from "../parts";

interface RenameFormProps {
  id: string;
  label: string;
  isBusy: boolean;
  onSubmit: (to: string) => void;
}

interface Values {
  name: string;
}

function judge({ name = "" }: Partial<Values>): Record<string, Problem> {
  const [label, ...more] = readLabels(name);
  const isOne = label !== undefined && more.length === 0 && label.length <= longestLabel;
  return isOne ? {} : { name: { key: "labels.invalid", values: { limit: longestLabel } } };
}

/** Asks for another name of a label. */
export function RenameForm({ id, label, isBusy, onSubmit }: RenameFormProps) {
  const { t } = useTranslation();
  const [initial] = useState({ name: label });
  const validate = useMemo(() => steadyErrors<Values>(judge), []);
  return (
    <Form<Values>
      initialValues={initial}
      validate={validate}
      onSubmit={({ name }) => {
        const [to] = readLabels(name);
        if (to !== undefined && !isBusy) onSubmit(to);
      }}
    >
      {() => (
        <FormFrame id={id}>
          <FormTextField
            name="name"
            label={t("labels.name")}
            autoComplete="off"
            readOnly={isBusy}
            autoFocus
          />
        </FormFrame>
      )}
    </Form>
  );
}
