import { useEffect, useRef } from "react";
import { useForm } from "react-final-form";

/** Clears a field whenever `cause` changes, such as the notice that refuses its value. */
export function EmptyOn({ field, cause }: { field: string; cause: unknown }) {
  const form = useForm();
  const seen = useRef(cause);
  useEffect(() => {
    if (cause === seen.current) return;
    seen.current = cause;
    if (!cause) return;
    form.batch(() => {
      form.change(field, undefined);
      // The field may be unmounted: another e-mail needs no code.
      if (form.getFieldState(field)) form.resetFieldState(field);
    });
  }, [form, field, cause]);
  return null;
}
