import { useRef } from "react";
import { addDays } from "@amberline/domain/dates";
import { Button } from "@amberline/ui/Button";
import { FormDateField } from "@amberline/ui/form";
import { Row } from "@amberline/ui/Stack";
import { Form } from "react-final-form";
import { useTranslation } from "../i18n";
import { FormFrame, useFocusOn } from "../parts";

export interface DayFormProps {
  /** On which all are paid; null for as soon as possible, or for several days. */
  day: string | null;
  /** Today's civil date. */
  today: string;
  isBusy: boolean;
  onSave: (day: string | null) => void;
}

const unsubscribed = {};

/** The day on which all payments of a file are to be paid. Load it lazily. */
export default function DayForm({ day, today, isBusy, onSave }: DayFormProps) {
  const { t, i18n } = useTranslation();
  const frame = useRef<HTMLFormElement>(null);
  useFocusOn(frame, "day", "opened");
  return (
    <Form<{ day?: string }>
      onSubmit={(typed) => (isBusy ? undefined : onSave(typed.day ?? null))}
      initialValues={day === null ? unsubscribed : { day }}
      subscription={unsubscribed}
    >
      {() => (
        <FormFrame ref={frame}>
          <FormDateField
            name="day"
            label={t("paymentFile.day")}
            required={false}
            locale={i18n.language}
            min={addDays(today, 1)}
            max={addDays(today, 365)}
            readOnly={isBusy}
          />
          <Row gap={12}>
            <Button type="submit" size="sm" isBusy={isBusy}>
              {t("paymentFile.save")}
            </Button>
          </Row>
        </FormFrame>
      )}
    </Form>
  );
}
