import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { useField } from "react-final-form";

const valueOnly = { value: true };

/** Tells password managers whose password follows: they take the nearest text field before it for the user name. */
export function UserName({ field }: { field: string }) {
  const { input } = useField<string | undefined>(field, { subscription: valueOnly });
  return (
    <VisuallyHidden aria-hidden>
      <input type="text" autoComplete="username" value={input.value ?? ""} readOnly tabIndex={-1} />
    </VisuallyHidden>
  );
}
