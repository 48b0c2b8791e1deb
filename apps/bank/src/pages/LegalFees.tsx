import { formatMoney, isZeroMoney } from "@amberline/domain/money";
import { useTranslation } from "@amberline/flows/i18n";
import { DownloadButton, LoadFailure } from "@amberline/flows/parts";
import { readFeeInformation } from "@amberline/api/client";
import { DataTable } from "@amberline/ui/DataTable";
import { Icon } from "@amberline/ui/Icon";
import { Skeleton } from "@amberline/ui/Skeleton";
import { Stack } from "@amberline/ui/Stack";
import { Heading } from "@amberline/ui/Text";
import { FileDown } from "lucide-react";
import type { FeeGroups } from "../legal/types";
import { saved } from "@amberline/app-kit/files";
import { useBank } from "../wiring/hooks/useBank";
import { useTariffs } from "./useTariffs";

/** The fees of consumers' or companies' tariffs, as the provider says them. */
export function LegalFees({ isForConsumers, groups }: FeeGroups) {
  const { t, i18n } = useTranslation();
  const { client } = useBank();
  const { tariffs, retry } = useTariffs();
  if (tariffs === "loading") return <Skeleton shape="block" height="20rem" />;
  if (tariffs === "failed")
    return <LoadFailure title={t("legal.fees.failed")} notice={null} onRetry={retry} />;
  return tariffs
    .filter((tariff) => tariff.isForConsumers === isForConsumers)
    .map((tariff) => (
      <Stack key={tariff.id}>
        <Heading level={3}>{t("legal.fees.tariff", { name: tariff.name })}</Heading>
        {groups.map(({ title, services }) => (
          <Stack key={title} gap={8}>
            <Heading level={4} size="body">
              {title}
            </Heading>
            <DataTable
              label={title}
              columns={[
                { head: t("legal.fees.service"), kind: "title", cell: ({ name }) => name },
                {
                  head: t("legal.fees.fee"),
                  kind: "amount",
                  cell: ({ price }) => {
                    const fee = price && tariff.fees[price];
                    if (!fee) return t("legal.fees.none");
                    return isZeroMoney(fee) ? t("legal.fees.free") : formatMoney(fee, i18n.language);
                  },
                },
              ]}
              rows={services}
              keyOf={({ name }) => name}
            />
          </Stack>
        ))}
        {isForConsumers ? (
          <DownloadButton
            appearance="quiet"
            icon={<Icon icon={FileDown} size={18} />}
            download={() => saved(readFeeInformation(client.send, tariff.id))}
          >
            {t("legal.fees.document")}
          </DownloadButton>
        ) : null}
      </Stack>
    ));
}
