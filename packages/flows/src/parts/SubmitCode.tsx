import type { ReactNode } from "react";
import { Button } from "@amberline/ui/Button";
import { useField } from "react-final-form";
import { isSixCharacters } from "../shared";

interface SubmitCodeProps {
  formId: string;
  isBusy: boolean;
  children: ReactNode;
}

/** Enabled once the field `code` has six characters (specification 5). */
export function SubmitCode({ formId, isBusy, children }: SubmitCodeProps) {
  const { input } = useField<string | undefined>("code", { subscription: { value: true } });
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
