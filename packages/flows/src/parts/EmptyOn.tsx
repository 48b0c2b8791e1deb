import { useEffect, useRef } from "react";
import { useForm } from "react-final-form";

/** Empties a field each time `cause` changes to something new, such as the notice that refuses what was typed. */
export function EmptyOn({ field, cause }: { field: string; cause: unknown }) {
  const form = useForm();
  const seen = useRef(cause);
  useEffect(() => {
    if (cause === seen.current) return;
    seen.current = cause;
    if (!cause) return;
    form.batch(() => {
      form.change(field, undefined);
      // The field may have gone with its state: another e-mail needs no code.
      if (form.getFieldState(field)) form.resetFieldState(field);
    });
  }, [form, field, cause]);
  return null;
}
