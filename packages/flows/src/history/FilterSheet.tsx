import type { ReactNode } from "react";
import { Button } from "@amberline/ui/Button";
import { Dialog } from "@amberline/ui/Dialog";
import { Stack } from "@amberline/ui/Stack";
import { useTranslation } from "../i18n";

interface FilterSheetProps {
  children: ReactNode;
  onClose: () => void;
}

/** The filters on a phone; the list behind follows at once. */
export default function FilterSheet({ children, onClose }: FilterSheetProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      title={t("history.filters")}
      onClose={onClose}
      closeLabel={t("app.close")}
      actions={<Button onClick={onClose}>{t("history.filters.show")}</Button>}
    >
      <Stack gap={20} above={16}>
        {children}
      </Stack>
    </Dialog>
  );
}
