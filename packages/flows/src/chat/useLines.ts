import { useCallback, useMemo } from "react";
import type { ChatLine } from "@amberline/ui/ChatLog";
import { useTranslation } from "../i18n";
import { noticeText } from "../parts";
import type { ChatContext, OutgoingMessage } from "./outbox";
import { createLines } from "./chatLines";

/** What is said of a message that is on its way or could not be sent. */
function useNoteOf() {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useCallback(
    ({ state, progress, problem }: OutgoingMessage) => {
      if (state !== "waiting") {
        const failed = t("chat.sendFailed");
        const reason = problem ? noticeText(problem, t, language) : failed;
        return reason === failed ? failed : `${failed}. ${reason}`;
      }
      const share = new Intl.NumberFormat(language, { style: "percent" });
      return progress === null ? t("chat.sending") : `${t("chat.sending")} ${share.format(progress)}`;
    },
    [t, language],
  );
}

/** The chat line by line: the very same lines while something is typed, since the list measures new ones anew. */
export function useLines(
  { messages, outbox }: Pick<ChatContext, "messages" | "outbox">,
  { name, timeZone }: { name: string; timeZone: string },
): ChatLine[] {
  const { t, i18n } = useTranslation();
  const support = t("chat.support");
  const locale = i18n.language;
  const noteOf = useNoteOf();
  const draw = useMemo(
    () => createLines({ locale, timeZone, name, support }),
    [locale, timeZone, name, support],
  );
  return useMemo(() => draw({ messages, outbox, noteOf }), [draw, messages, outbox, noteOf]);
}
