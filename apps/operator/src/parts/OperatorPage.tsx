import { useEffect, useRef, type ReactNode } from "react";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { Icon } from "@amberline/ui/Icon";
import { PageHeader } from "@amberline/ui/PageHeader";
import { Spinner } from "@amberline/ui/Spinner";
import { Stack } from "@amberline/ui/Stack";
import { RefreshCw } from "lucide-react";
import { type Read } from "../wiring/useAnswer";
import { useTranslation } from "../i18n";

let isFirstPage = true;

/** Names the page, and gives its heading the focus. */
export function usePageHeading(title: string) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${t("app.title")}`;
  }, [title, t]);
  useEffect(() => {
    // Screen readers announce the first page themselves; later the heading gets the focus.
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  return heading;
}

interface OperatorPageProps<Data> {
  title: string;
  lead?: ReactNode;
  read: Read<Data>;
  children: (data: Data) => ReactNode;
}

/** Frame of a screen: title, refresh button and the error when its data cannot be loaded. */
export function OperatorPage<Data>({ title, lead, read, children }: OperatorPageProps<Data>) {
  const { t } = useTranslation();
  const heading = usePageHeading(title);
  const { data, hasFailed, isReading, refresh } = read;
  const again = (
    <Button
      appearance="quiet"
      icon={<Icon icon={RefreshCw} />}
      isBusy={isReading && data !== null}
      onClick={refresh}
    >
      {t("page.refresh")}
    </Button>
  );
  return (
    <>
      <PageHeader title={title} lead={lead} titleRef={heading} actions={again} />
      <Stack gap={24}>
        {hasFailed ? (
          <Banner tone="negative" role="status">
            {data === null ? t("problem.read") : t("problem.stale")}
          </Banner>
        ) : null}
        {data === null ? hasFailed ? null : <Spinner size="lg" label={t("page.reading")} /> : children(data)}
      </Stack>
    </>
  );
}
