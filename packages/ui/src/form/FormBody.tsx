import {
  createContext,
  use,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  type ComponentProps,
  type MouseEvent,
} from "react";
import type { FormApi } from "final-form";
import { useForm } from "react-final-form";
import { focusField, focusFirstInvalid } from "./focusFirstInvalid";
import { FormRoot } from "./FormBody.styles";
import { RefusalContext, type Refusal } from "./useRefusal";

const submitButtonAt = ({ target }: MouseEvent) =>
  target instanceof Element ? target.closest<HTMLButtonElement>("button[type=submit]") : null;

/** Not every browser focuses a button that is clicked; then a dialog it opens could not restore focus to it. */
function focusPressed(event: MouseEvent<HTMLFormElement>) {
  if (event.detail > 0) submitButtonAt(event)?.focus({ preventScroll: true });
}

const TypedContext = createContext<(() => () => void) | null>(null);

/** Hears of each form inside that holds something typed. What the function returns is called once the form does not. */
export const TypedProvider = TypedContext.Provider;

const isEmpty = (value: unknown) => value === undefined || value === null || value === "" || value === false;

function useTyped(form: FormApi<Record<string, unknown>>) {
  const note = use(TypedContext);
  useEffect(() => {
    if (!note) return;
    let takeBack: (() => void) | null = null;
    const leave = form.subscribe(
      ({ dirtyFields, values, initialValues }) => {
        const isTyped = Object.keys(dirtyFields ?? {}).some(
          (name) => !isEmpty(values?.[name]) || !isEmpty(initialValues?.[name]),
        );
        if (isTyped) takeBack ??= note();
        else takeBack = takeBack?.() ?? null;
      },
      { dirtyFields: true, values: true, initialValues: true },
    );
    return () => {
      leave();
      takeBack?.();
    };
  }, [note, form]);
}

export interface FormBodyProps extends Omit<ComponentProps<"form">, "onSubmit"> {
  /** Shown at its field until that is edited; a new one moves focus there. @default null */
  refusal?: Refusal | null;
}

/** The form element. After a submit it focuses the first field that is invalid or was refused by the provider. */
export function FormBody({ refusal = null, ref, ...props }: FormBodyProps) {
  const form = useForm<Record<string, unknown>>();
  useTyped(form);
  const element = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLFormElement);
  const { field, text, cause } = refusal ?? {};
  const refused = useMemo(() => {
    if (!field || text === undefined) return null;
    return { field, text, cause, value: form.getState().values[field] };
  }, [form, field, text, cause]);
  useEffect(() => {
    if (field && element.current) focusField(element.current, field);
  }, [field, cause]);
  const submit = async (sent: HTMLFormElement) => {
    form.resumeValidation();
    await form.submit();
    focusFirstInvalid(form, sent);
  };
  return (
    <RefusalContext value={refused}>
      <FormRoot
        noValidate
        onClick={focusPressed}
        {...props}
        ref={element}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      />
    </RefusalContext>
  );
}
