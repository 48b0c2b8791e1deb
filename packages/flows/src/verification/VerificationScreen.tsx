import { useCallback, useEffect, useRef, type ReactNode, type RefObject } from "react";
import { Banner } from "@amberline/ui/Banner";
import { Center } from "@amberline/ui/Center";
import { Dialog } from "@amberline/ui/Dialog";
import { Spinner } from "@amberline/ui/Spinner";
import { Stack } from "@amberline/ui/Stack";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { Announcer } from "../parts";
import type { LeafMeta } from "../shared";
import type { WidgetPlace } from "./openWidget";
import { VerificationActions } from "./VerificationActions";
import { Countdown, WidgetArea } from "./VerificationScreen.styles";
import type { verificationMachine } from "./verification.machine";
import type { VerificationEvent } from "./verification.setup";

export interface VerificationScreenProps {
  snapshot: SnapshotFrom<typeof verificationMachine>;
  send: (event: VerificationEvent) => void;
  /** Container of the widget: `WidgetFrame` with the ref its actor waits for. */
  frame: ReactNode;
}

/** Moves focus as a state is entered; to the dialog itself if the focused element was removed. */
function useStateFocus(
  dialog: RefObject<HTMLElement | null>,
  snapshot: { value: unknown; getMeta(): Record<string, LeafMeta | undefined> },
) {
  const state = JSON.stringify(snapshot.value);
  const [wanted] = Object.values(snapshot.getMeta()).flatMap((leaf) => leaf?.focus ?? []);
  useEffect(() => {
    const target = wanted ? dialog.current?.querySelector<HTMLElement>(`[data-focus="${wanted}"]`) : null;
    if (target) target.focus();
    else if (document.activeElement === document.body) dialog.current?.focus();
  }, [dialog, state, wanted]);
}

/** The element the widget puts its frame into. */
export function WidgetFrame({ place }: { place: WidgetPlace }) {
  const put = useCallback((element: HTMLElement | null) => place.attach(element), [place]);
  return <div ref={put} />;
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <Center>
      <Spinner size="lg" />
      <p>{children}</p>
    </Center>
  );
}

/** The verification dialog (specification 2.11): the widget, the waiting before and after it, and failures. */
export function VerificationScreen({ snapshot, send, frame }: VerificationScreenProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLElement>(null);
  const { secondsLeft } = snapshot.context;
  const isIn = (dialog: "tokenError" | "widget" | "widgetError" | "review") => snapshot.matches({ dialog });
  const isLoading = snapshot.matches({ dialog: { widget: "loading" } });
  const isCounting = snapshot.matches({ dialog: { tokenError: "counting" } });
  const isSlow = snapshot.matches({ dialog: { review: "slow" } });
  const isStalled = snapshot.matches({ dialog: { widget: "stalled" } });
  const isFailed = isIn("tokenError") || isIn("widgetError");
  useStateFocus(dialog, snapshot);

  if (!snapshot.hasTag("dialog")) return null;
  return (
    <Dialog
      isOpen
      title={t("verification.title")}
      closeLabel={t("app.close")}
      onClose={() => send({ type: "dialog.close" })}
      closesOnScrim={false}
      ref={dialog}
      actions={
        isFailed || isStalled || isSlow ? <VerificationActions snapshot={snapshot} send={send} /> : undefined
      }
    >
      {isFailed ? (
        <Stack above={16}>
          <Banner tone="negative">
            {t(isIn("tokenError") ? "verification.tokenError" : "verification.widgetError")}
          </Banner>
        </Stack>
      ) : null}
      {isStalled ? (
        <Stack above={16}>
          <Banner tone="negative">{t("verification.renewalFailed")}</Banner>
        </Stack>
      ) : null}
      {isCounting ? (
        <Countdown>{t("verification.closesIn", { seconds: String(secondsLeft) })}</Countdown>
      ) : null}

      {isSlow ? (
        <Stack above={16}>
          <Banner tone="info">{t("verification.slow")}</Banner>
        </Stack>
      ) : null}
      {isFailed || isSlow ? null : (
        <WidgetArea>
          {isIn("widget") ? (
            <div data-part="frame" data-veiled={isLoading || undefined}>
              {frame}
            </div>
          ) : null}
          {isIn("review") ? <Waiting>{t("verification.submitted")}</Waiting> : null}
          {isLoading || snapshot.matches({ dialog: "fetchingToken" }) ? (
            <Waiting>{t("verification.loading")}</Waiting>
          ) : null}
        </WidgetArea>
      )}
      <Announcer meta={snapshot.getMeta()} />
    </Dialog>
  );
}
