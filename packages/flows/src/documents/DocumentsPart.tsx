import type { ReactNode } from "react";
import { requiredDocuments } from "@amberline/domain/company";
import { RowList } from "@amberline/ui/RowList";
import { Stack } from "@amberline/ui/Stack";
import { Text } from "@amberline/ui/Text";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { useTranslation } from "../i18n";
import { DocumentRow } from "./DocumentRow";
import type { documentsMachine } from "./documents.machine";
import { handedInCount } from "./handedIn";
import { largestMegabytes, type uploadRowMachine } from "./uploadRow.machine";

export interface DocumentsPartProps {
  actor: ActorRefFrom<typeof documentsMachine>;
}

interface DocumentListProps {
  /** How many the company has handed in. */
  count: number;
  children: ReactNode;
}

/** The list of the required documents: what they must be, how many are there, one row each. */
export function DocumentList({ count, children }: DocumentListProps) {
  const { t } = useTranslation();
  return (
    <Stack>
      <Text tone="muted" isMeasured>
        {t("documents.lead", { limit: largestMegabytes })}{" "}
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

/** The documents a company hands in (specification 2.12), in its registration and in its profile. */
export function DocumentsPart({ actor }: DocumentsPartProps) {
  const { company, rows } = useSelector(actor, ({ context }) => context);
  const count = handedInCount(company);
  return (
    <DocumentList count={count}>
      {requiredDocuments.map(({ key }) => (
        <LiveRow key={key} actor={rows[key]} />
      ))}
    </DocumentList>
  );
}
