import { useState } from "react";
import { saveFile } from "@amberline/app-kit/files";
import { type OperatorRoute } from "@amberline/api/operator";
import { useTranslation } from "../i18n";
import { useTool } from "./tool";

/** Saves the file of a call that is told what is sought, which a link could only say in its address. */
export function useFile() {
  const { readFile, toasts } = useTool();
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  return {
    isBusy,
    async save(route: OperatorRoute, wanted: object, name: string): Promise<void> {
      setIsBusy(true);
      const content = await readFile(route, wanted);
      setIsBusy(false);
      if (!content) return void toasts.show({ tone: "negative", text: t("problem.action") });
      saveFile({ name, content });
    },
  };
}
