import type { Transaction } from "@amberline/api/client";
import { Button } from "@amberline/ui/Button";
import { DetailList } from "@amberline/ui/DetailList";
import { Icon } from "@amberline/ui/Icon";
import { Stack } from "@amberline/ui/Stack";
import { Heading } from "@amberline/ui/Text";
import { Pencil } from "lucide-react";
import { useTranslation } from "../i18n";
import { categoryText } from "./noteWords";
import { Label, Labels, NoteText } from "./transactionNote.styles";

export interface NoteRowsProps {
  transaction: Transaction;
  /** Left out where the customer may not change it. */
  onChange?: (() => void) | undefined;
}

/** What a transaction was for, and its note. */
export function NoteRows({ transaction, onChange }: NoteRowsProps) {
  const { t } = useTranslation();
  const { note, labels } = transaction;
  return (
    <Stack gap={8}>
      <Heading level={3} size="body">
        {t("notes.title")}
      </Heading>
      <DetailList
        rows={[
          { label: t("notes.category"), value: categoryText(transaction, t) },
          ...(labels.length > 0
            ? [
                {
                  label: t("notes.labels"),
                  value: (
                    <Labels key="labels" role="list">
                      {labels.map((label) => (
                        <Label key={label}>{label}</Label>
                      ))}
                    </Labels>
                  ),
                },
              ]
            : []),
          ...(note ? [{ label: t("notes.note"), value: <NoteText key="note">{note}</NoteText> }] : []),
        ]}
      />
      {onChange ? (
        <div>
          <Button appearance="quiet" size="sm" icon={<Icon icon={Pencil} />} onClick={onChange}>
            {t("notes.change")}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
