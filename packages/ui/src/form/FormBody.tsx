import type { ComponentProps, MouseEvent } from "react";
import { useForm } from "react-final-form";
import { focusFirstInvalid } from "./focusFirstInvalid";

/**
 * A press on the submit button must not blur the field before it: the error that appears on blur would push the
 * button away from under the pointer, and the click would be lost.
 */
function keepFocus(event: MouseEvent<HTMLFormElement>) {
  const { target } = event;
  if (target instanceof Element && target.closest("button[type=submit]")) event.preventDefault();
}

/** The form element: submits, then moves focus to the first field that is refused, here or by the provider. */
export function FormBody(props: Omit<ComponentProps<"form">, "onSubmit">) {
  const form = useForm();
  const submit = async (element: HTMLFormElement) => {
    await form.submit();
    focusFirstInvalid(form, element);
  };
  return (
    <form
      noValidate
      onMouseDown={keepFocus}
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    />
  );
}
