import { decideVerification, photoAddress, type OperatorVerification } from "@amberline/api/operator";
import { Card } from "@amberline/ui/Card";
import { Heading } from "@amberline/ui/Text";
import { May } from "../parts/May";
import { Moment } from "../parts/Moment";
import { Muted } from "../parts/Muted";
import { Lines, Photos } from "../parts/parts.styles";
import { VerificationStatus } from "../parts/statuses";
import { useTranslation } from "../i18n";
import { VerificationDecision } from "./VerificationDecision";

export function VerificationCard({ verification }: { verification: OperatorVerification }) {
  const { t } = useTranslation();
  const { id, state, parts, document, reason, comment, email } = verification;
  const name = `${verification.first_name} ${verification.last_name}`;
  const why = [reason?.replaceAll("_", " "), comment].filter(Boolean).join(": ");
  return (
    <Card aria-label={name}>
      <Heading size="title">{name}</Heading>
      <Lines>
        <VerificationStatus state={state} />
        {why === "" ? null : <Muted>{why}</Muted>}
        <Muted>{email}</Muted>
        <Muted>
          {t(`verification.${document}`)} · <Moment at={verification.submitted_at} />
        </Muted>
      </Lines>
      {parts.length === 0 ? (
        <Muted>{t("verification.photosGone")}</Muted>
      ) : (
        <Photos>
          {parts.map((part) => (
            <a key={part} href={photoAddress(id, part)} target="_blank" rel="noreferrer">
              <img
                src={photoAddress(id, part)}
                loading="lazy"
                alt={t(`verification.photo.${part}`, { name })}
              />
            </a>
          ))}
        </Photos>
      )}
      {state === "submitted" ? (
        <May call={decideVerification}>
          <VerificationDecision id={id} name={name} />
        </May>
      ) : null}
    </Card>
  );
}
