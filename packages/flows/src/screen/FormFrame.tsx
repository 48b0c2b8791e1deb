import type { ComponentProps } from "react";
import { FormMessages } from "@amberline/ui/form";
import { useTranslation, type TextKey } from "../i18n";
import { Frame } from "./FormFrame.styles";

/** A form of the house: it words its own errors and leads to the first of them. */
export function FormFrame(props: ComponentProps<typeof Frame>) {
  const { t } = useTranslation();
  return (
    <FormMessages say={({ key, values }) => t(key as TextKey, values ?? {})}>
      <Frame {...props} />
    </FormMessages>
  );
}
