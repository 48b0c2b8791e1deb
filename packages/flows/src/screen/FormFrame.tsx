import type { ComponentProps } from "react";
import { FormMessages } from "@amberline/ui/form";
import type { RuleMessage } from "@amberline/domain/rules";
import { useTranslation } from "../i18n";
import { Frame } from "./FormFrame.styles";

/** A form that words its own errors; the browser's own bubbles stay away. */
export function FormFrame(props: ComponentProps<"form">) {
  const { t } = useTranslation();
  return (
    <FormMessages value={({ key, values }: RuleMessage) => t(key, values ?? {})}>
      <Frame noValidate {...props} />
    </FormMessages>
  );
}
