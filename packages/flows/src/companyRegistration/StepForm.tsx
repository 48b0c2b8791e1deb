import { useState, type ReactNode } from "react";
import { Form, FormSpy } from "react-final-form";
import { FormFrame, NoticeBanner } from "../parts";
import type { Notice } from "../shared";

interface StepFormProps<Values extends object> {
  initial: Values;
  validate: (values: Values) => object;
  notice: Notice | null;
  /** Called on every change, to keep a draft. */
  onType: (values: Values) => void;
  onSubmit: (values: Values) => void;
  actions: ReactNode;
  children: ReactNode;
}

const unsubscribed = {};
const typed = { values: true, pristine: true };

/** Initial values are read once: refreshing the company must not overwrite typed text. */
export function StepForm<Values extends object>(props: StepFormProps<Values>) {
  const { initial, validate, notice, onType, onSubmit, actions, children } = props;
  const [begun] = useState(initial);
  return (
    <Form<Values> onSubmit={onSubmit} validate={validate} initialValues={begun} subscription={unsubscribed}>
      {() => (
        <FormFrame notice={notice}>
          <FormSpy<Values>
            subscription={typed}
            onChange={({ values, pristine }) => {
              if (values && !pristine) onType(values);
            }}
          />
          {children}
          <NoticeBanner notice={notice?.field ? null : notice} />
          {actions}
        </FormFrame>
      )}
    </Form>
  );
}
