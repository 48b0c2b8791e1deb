import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";

/** For password managers, which take the nearest text field before the password for the user name. */
export function UserName({ value }: { value: string }) {
  return (
    <VisuallyHidden aria-hidden>
      <input type="text" autoComplete="username" value={value} readOnly tabIndex={-1} />
    </VisuallyHidden>
  );
}
