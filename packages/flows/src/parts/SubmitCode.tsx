import type { ReactNode } from "react";
import { Button } from "@amberline/ui/Button";
import { useField } from "react-final-form";
import { isSixCharacters } from "../shared";
import { useByPasskey } from "./byPasskey";

interface SubmitCodeProps {
  formId: string;
  isBusy: boolean;
  children: ReactNode;
}

/** Not there where a passkey is asked; enabled once the field `code` has six characters (specification 5). */
export function SubmitCode({ formId, isBusy, children }: SubmitCodeProps) {
  const { input } = useField<string | undefined>("code", { subscription: { value: true } });
  if (useByPasskey()) return null;
  return (
    <Button
      type="submit"
      form={formId}
      isBusy={isBusy}
      disabled={!isBusy && !isSixCharacters(input.value ?? "")}
    >
      {children}
    </Button>
  );
}
