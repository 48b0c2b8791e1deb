import { useId, useState } from "react";
import type { Space } from "@amberline/api/client";
import { formatMoney, parseAmount, type Money } from "@amberline/domain/money";
import { spaceMoveRules, type SpaceMoveForm } from "@amberline/domain/rules";
import { Button } from "@amberline/ui/Button";
import { Dialog } from "@amberline/ui/Dialog";
import { FormAmountField } from "@amberline/ui/form";
import { Stack } from "@amberline/ui/Stack";
import { Form } from "react-final-form";
import { useTranslation } from "../i18n";
import { FormFrame, NoticeBanner, useValidation } from "../parts";
import type { Notice } from "../shared";

interface MoveFormProps {
  space: Space;
  direction: "in" | "out";
  /** Where the money comes from; null if unknown. */
  available: Money | null;
  isBusy: boolean;
  notice: Notice | null;
  onSubmit: (amount: Money) => void;
  onClose: () => void;
}

const unsubscribed = {};

/** How much to move to a space, or back to the account. Load it lazily. */
export default function MoveForm(props: MoveFormProps) {
  const { space, direction, available, isBusy, notice, onSubmit, onClose } = props;
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const formId = useId();
  const [context] = useState({ locale });
  const validate = useValidation<Partial<SpaceMoveForm>>(spaceMoveRules, context);
  return (
    <Dialog
      isOpen
      title={t(`spaces.${direction}.title`, { name: space.name })}
      {...(isBusy ? {} : { closeLabel: t("app.close"), onClose })}
      actions={
        <>
          <Button appearance="quiet" aria-disabled={isBusy || undefined} onClick={() => isBusy || onClose()}>
            {t("app.cancel")}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {t("spaces.move")}
          </Button>
        </>
      }
    >
      <Stack above={8} gap={20}>
        <NoticeBanner notice={notice} />
        <Form<Partial<SpaceMoveForm>>
          validate={validate}
          onSubmit={({ amount }) => {
            const parsed = parseAmount(amount ?? "", "EUR", locale);
            if (parsed.ok && !isBusy) onSubmit(parsed.money);
          }}
          subscription={unsubscribed}
        >
          {() => (
            <FormFrame id={formId} aria-busy={isBusy || undefined}>
              <FormAmountField
                name="amount"
                label={t("spaces.amount")}
                {...(available && {
                  description: t(`spaces.${direction}.available`, { amount: formatMoney(available, locale) }),
                })}
                currency="EUR"
                locale={locale}
                leftOutText={(key) => t("app.keyLeftOut", { key })}
                readOnly={isBusy}
                autoComplete="off"
              />
            </FormFrame>
          )}
        </Form>
      </Stack>
    </Dialog>
  );
}
