import { useEffect, useRef } from "react";
import { useForm } from "react-final-form";

/** Empties a secret's field each time the machine says so: its count goes up. */
export function EmptyOn({ field, count }: { field: string; count: number }) {
  const form = useForm();
  const seen = useRef(count);
  useEffect(() => {
    if (count === seen.current) return;
    seen.current = count;
    form.batch(() => {
      form.change(field, undefined);
      // The field may have gone with its state: another e-mail needs no code.
      if (form.getFieldState(field)) form.resetFieldState(field);
    });
  }, [form, field, count]);
  return null;
}
