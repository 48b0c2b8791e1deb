import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";

/** Tells password managers whose password follows: they take the nearest text field before it for the user name. */
export function UserName({ value }: { value: string }) {
  return (
    <VisuallyHidden aria-hidden>
      <input type="text" autoComplete="username" value={value} readOnly tabIndex={-1} />
    </VisuallyHidden>
  );
}
