import { useRef, type ReactNode } from "react";
import { Banner } from "@amberline/ui/Banner";
import { Center } from "@amberline/ui/Center";
import { Dialog } from "@amberline/ui/Dialog";
import { Spinner } from "@amberline/ui/Spinner";
import { Stack } from "@amberline/ui/Stack";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { Announcer, NoticeBanner } from "../screen";
import { useStateFocus } from "./useStateFocus";
import { VerificationActions } from "./VerificationActions";
import { Countdown, Stage } from "./VerificationScreen.styles";
import type { verificationMachine } from "./verification.machine";
import type { VerificationEvent } from "./verification.types";

export interface VerificationScreenProps {
  snapshot: SnapshotFrom<typeof verificationMachine>;
  send: (event: VerificationEvent) => void;
  /** What the widget is put into: `WidgetFrame` with the place its actor waits for. */
  frame: ReactNode;
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <Center>
      <Spinner size="lg" />
      <p>{children}</p>
    </Center>
  );
}

/** The verification dialog (specification 2.11): the widget, what is waited for before and after it, what went wrong. */
export function VerificationScreen({ snapshot, send, frame }: VerificationScreenProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLElement>(null);
  const { notice, secondsLeft } = snapshot.context;
  const isIn = (dialog: "tokenError" | "widget" | "widgetError" | "review") => snapshot.matches({ dialog });
  const isLoading = snapshot.matches({ dialog: { widget: "loading" } });
  const isCounting = snapshot.matches({ dialog: { tokenError: "counting" } });
  const isSlow = snapshot.matches({ dialog: { review: "slow" } });
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
      actions={isFailed || isSlow ? <VerificationActions snapshot={snapshot} send={send} /> : undefined}
    >
      {isFailed ? (
        <Stack above={16}>
          <Banner tone="negative">
            {t(isIn("tokenError") ? "verification.tokenError" : "verification.widgetError")}
          </Banner>
        </Stack>
      ) : null}
      {isCounting ? (
        <Countdown>{t("verification.closesIn", { seconds: String(secondsLeft) })}</Countdown>
      ) : null}

      <NoticeBanner notice={notice} tone="caution" />
      {isSlow ? (
        <Stack above={16}>
          <Banner tone="info">{t("verification.slow")}</Banner>
        </Stack>
      ) : null}
      {isFailed || isSlow ? null : (
        <Stage>
          {isIn("widget") ? (
            <div data-part="frame" data-veiled={isLoading || undefined}>
              {frame}
            </div>
          ) : null}
          {isIn("review") ? <Waiting>{t("verification.submitted")}</Waiting> : null}
          {isLoading || snapshot.matches({ dialog: "fetchingToken" }) ? (
            <Waiting>{t("verification.loading")}</Waiting>
          ) : null}
        </Stage>
      )}
      <Announcer meta={snapshot.getMeta()} />
    </Dialog>
  );
}
