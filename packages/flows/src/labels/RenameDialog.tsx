import { useId, useMemo, useState } from "react";
import { longestLabel, readLabels } from "@amberline/domain/labels";
import { Button } from "@amberline/ui/Button";
import { Dialog } from "@amberline/ui/Dialog";
import { FormTextField } from "@amberline/ui/form";
import { steadyErrors, type Problem } from "@amberline/ui/form/frame";
import { Stack } from "@amberline/ui/Stack";
import { Form } from "react-final-form";
import { useTranslation } from "../i18n";
import { FormFrame, NoticeBanner } from "../parts";
import type { Notice } from "../shared";

interface RenameDialogProps {
  label: string;
  isBusy: boolean;
  notice: Notice | null;
  onSubmit: (to: string) => void;
  onClose: () => void;
}

interface Values {
  name: string;
}

function judge({ name = "" }: Partial<Values>): Record<string, Problem> {
  const [label, ...more] = readLabels(name);
  const isOne = label !== undefined && more.length === 0 && label.length <= longestLabel;
  return isOne ? {} : { name: { key: "labels.invalid", values: { limit: longestLabel } } };
}

/** Asks for another name of a label. Load it lazily. */
export default function RenameDialog({ label, isBusy, notice, onSubmit, onClose }: RenameDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [initial] = useState({ name: label });
  const validate = useMemo(() => steadyErrors<Values>(judge), []);
  return (
    <Dialog
      isOpen
      title={t("labels.renameNamed", { label })}
      closesOnScrim={false}
      {...(isBusy ? {} : { closeLabel: t("app.close"), onClose })}
      actions={
        <>
          <Button appearance="quiet" aria-disabled={isBusy || undefined} onClick={() => isBusy || onClose()}>
            {t("app.cancel")}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {t("labels.save")}
          </Button>
        </>
      }
    >
      <Stack above={8} gap={20}>
        <NoticeBanner notice={notice} />
        <Form<Values>
          initialValues={initial}
          validate={validate}
          onSubmit={({ name }) => {
            const [to] = readLabels(name);
            if (to !== undefined && !isBusy) onSubmit(to);
          }}
        >
          {() => (
            <FormFrame id={formId}>
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
      </Stack>
    </Dialog>
  );
}
