import { Button } from "@amberline/ui/Button";
import { Icon } from "@amberline/ui/Icon";
import { Row } from "@amberline/ui/Stack";
import { useState } from "react";
import { Check } from "lucide-react";
import { useTranslation } from "../i18n";

interface AcceptPictureProps {
  file: string;
  /** Number of acceptable pictures of its state. */
  ofState: number;
  /** Accepts the new pictures with that name prefix; false on failure. */
  onAccept: (name: string) => Promise<boolean>;
}

/** Name prefix of all pictures of a state: `send/editing.`. */
const stateOf = (file: string) => file.replace(/(lv|en)\.(light|dark)\.\d+\.webp$/, "");

/** Replaces the baseline with the new picture, or with all new pictures of its state. */
export function AcceptPicture({ file, ofState, onAccept }: AcceptPictureProps) {
  const { t } = useTranslation();
  const [taking, setTaking] = useState<"no" | "now" | "failed">("no");
  const isTaking = taking === "now";
  const accept = async (name: string) => {
    setTaking("now");
    setTaking((await onAccept(name)) ? "no" : "failed");
  };
  return (
    <Row gap={8}>
      <Button size="sm" icon={<Icon icon={Check} />} disabled={isTaking} onClick={() => void accept(file)}>
        {t("sheet.accept")}
      </Button>
      {ofState > 1 ? (
        <Button size="sm" appearance="quiet" disabled={isTaking} onClick={() => void accept(stateOf(file))}>
          {t("sheet.acceptAll", { count: ofState })}
        </Button>
      ) : null}
      <span role="status">
        {isTaking ? t("sheet.accepting") : taking === "failed" ? t("sheet.notAccepted") : ""}
      </span>
    </Row>
  );
}
