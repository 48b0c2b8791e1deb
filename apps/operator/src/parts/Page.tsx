import { useEffect, useRef, type ReactNode } from "react";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { Icon } from "@amberline/ui/Icon";
import { PageHeader } from "@amberline/ui/PageHeader";
import { Spinner } from "@amberline/ui/Spinner";
import { Stack } from "@amberline/ui/Stack";
import { RefreshCw } from "lucide-react";
import { type Read } from "../wiring/useAnswer";
import { useWords } from "../words/useWords";

let isFirstPage = true;

interface PageProps<Data> {
  title: string;
  lead?: ReactNode;
  read: Read<Data>;
  children: (data: Data) => ReactNode;
}

/** One screen: its title, what it reads, a way to read that at once, and what to do when it cannot be read. */
export function Page<Data>({ title, lead, read, children }: PageProps<Data>) {
  const { say } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${say("app.title")}`;
  }, [title, say]);
  useEffect(() => {
    // The browser itself reads the first page out; of the others the heading is read.
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  const { data, hasFailed, isReading, refresh } = read;
  const again = (
    <Button
      appearance="quiet"
      icon={<Icon icon={RefreshCw} />}
      isBusy={isReading && data !== null}
      onClick={refresh}
    >
      {say("page.refresh")}
    </Button>
  );
  return (
    <>
      <PageHeader title={title} lead={lead} titleRef={heading} actions={again} />
      <Stack gap={24}>
        {hasFailed ? (
          <Banner tone="negative" role="status">
            {data === null ? say("problem.read") : say("problem.stale")}
          </Banner>
        ) : null}
        {data === null ? (
          hasFailed ? null : (
            <Spinner size="lg" label={say("page.reading")} />
          )
        ) : (
          children(data)
        )}
      </Stack>
    </>
  );
}
