import type { ReactNode } from "react";
import { documentQuota, requiredDocuments } from "@amberline/domain/company";
import { formatFileSize } from "@amberline/domain/fileSize";
import { ByPointer } from "@amberline/ui/DropZone";
import { RowList } from "@amberline/ui/RowList";
import { Stack } from "@amberline/ui/Stack";
import { Text } from "@amberline/ui/Text";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { useTranslation } from "../i18n";
import { DocumentRow } from "./DocumentRow";
import type { documentsMachine } from "./documents.machine";
import { handedInCount, roomLeft } from "./handedIn";
import { largestMegabytes, type uploadRowMachine } from "./uploadRow.machine";

export interface DocumentsPartProps {
  actor: ActorRefFrom<typeof documentsMachine>;
}

interface DocumentListProps {
  count: number;
  /** Remaining bytes. */
  left: number;
  children: ReactNode;
}

/** The required documents: requirements, count, one row each. */
export function DocumentList({ count, left, children }: DocumentListProps) {
  const { t, i18n } = useTranslation();
  return (
    <Stack>
      <Text tone="muted" isMeasured>
        {t("documents.lead", {
          limit: largestMegabytes,
          quota: documentQuota / 1_000_000,
          left: formatFileSize(left, i18n.language),
        })}{" "}
        <ByPointer mouse={<>{t("documents.drop")} </>} />
        <strong>{t("documents.progress", { count, total: requiredDocuments.length })}</strong>
      </Text>
      <RowList aria-label={t("documents.title")}>{children}</RowList>
    </Stack>
  );
}

function LiveRow({ actor }: { actor: ActorRefFrom<typeof uploadRowMachine> }) {
  const snapshot = useSelector(actor, (now) => now);
  return <DocumentRow snapshot={snapshot} send={actor.send} />;
}

/** A company's documents (specification 2.12), in its registration and profile. */
export function DocumentsPart({ actor }: DocumentsPartProps) {
  const { company, rows } = useSelector(actor, ({ context }) => context);
  const count = handedInCount(company);
  return (
    <DocumentList count={count} left={roomLeft(company.documents)}>
      {requiredDocuments.map(({ key }) => (
        <LiveRow key={key} actor={rows[key]} />
      ))}
    </DocumentList>
  );
}
