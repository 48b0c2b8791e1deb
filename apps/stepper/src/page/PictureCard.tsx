import type { Failure } from "../pictures/failures";
import { useTranslation } from "../i18n";
import { foundText } from "./found";
import { Card } from "./StateSheet.styles";
import { Thumbnail } from "./Thumbnail";

interface PictureCardProps {
  /** The mode as text. */
  name: string;
  /** URL; null if no picture was taken. */
  address: string | null;
  /** Result of the last comparison, if it failed. */
  failure: Failure | null;
  isChosen: boolean;
  isDialog: boolean;
  onChoose: () => void;
}

/** One picture of a state, framed in red if it differs from its baseline. */
export function PictureCard({ name, address, failure, isChosen, isDialog, onChoose }: PictureCardProps) {
  const { t } = useTranslation();
  const told = failure ? foundText(t, failure) : "";
  return (
    <li>
      <Card
        type="button"
        aria-label={[t("sheet.choose", { mode: name }), told].filter(Boolean).join(". ")}
        aria-pressed={isChosen}
        data-failed={failure !== null || undefined}
        disabled={address === null && !failure}
        onClick={onChoose}
      >
        <Thumbnail
          address={address ?? failure?.actual ?? null}
          name={t("sheet.missing")}
          isDialog={isDialog}
        />
        <span>{name}</span>
        {told === "" ? null : <small>{told}</small>}
      </Card>
    </li>
  );
}
