import { useState } from "react";
import { inviteOperator, type OperatorResponse, type Right } from "@amberline/api/operator";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { Checkbox } from "@amberline/ui/Checkbox";
import { CopyText } from "@amberline/ui/CopyText";
import { Stack } from "@amberline/ui/Stack";
import { Heading } from "@amberline/ui/Text";
import { Moment } from "../parts/Moment";
import { invitationAddress } from "../paths";
import { useMutation } from "../wiring/useMutation";
import { useOperator } from "../wiring/useOperator";
import { useTranslation } from "../i18n";

/** Makes an address at which somebody becomes an operator with the chosen rights. */
export function Invite() {
  const { t } = useTranslation();
  const { busy, perform } = useMutation();
  const { rights: own } = useOperator();
  const [rights, setRights] = useState<readonly Right[]>([]);
  const [made, setMade] = useState<OperatorResponse<typeof inviteOperator> | null>(null);
  const choose = (right: Right, isChosen: boolean) =>
    setRights((all) => (isChosen ? [...all, right] : all.filter((each) => each !== right)));
  const invite = async () => {
    const request = { rights: [...rights] };
    const invited = await perform("invite", inviteOperator, request, null);
    if (!invited) return;
    setMade(invited);
    setRights([]);
  };
  return (
    <Card aria-label={t("invite.title")}>
      <Heading size="title">{t("invite.title")}</Heading>
      <Stack role="group" aria-label={t("operators.rights")} gap={12}>
        <p>{t("invite.lead")}</p>
        {own
          .filter((right) => right !== "view")
          .map((right) => (
            <Checkbox
              key={right}
              label={t(`right.${right}`)}
              isChecked={rights.includes(right)}
              onChange={({ isChecked }) => choose(right, isChecked)}
            />
          ))}
      </Stack>
      <div>
        <Button appearance="quiet" isBusy={busy !== null} onClick={() => void invite()}>
          {t("invite.make")}
        </Button>
      </div>
      {made === null ? null : (
        <Banner tone="info" role="status">
          <Stack gap={12}>
            <span>
              {t("invite.once")} <Moment at={made.expires_at} />
            </span>
            <CopyText
              value={invitationAddress(made.invitation)}
              words={{
                copy: t("invite.copy"),
                copied: t("invite.copied"),
                refused: t("invite.notCopied"),
              }}
            />
          </Stack>
        </Banner>
      )}
    </Card>
  );
}
