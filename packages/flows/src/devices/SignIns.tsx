import type { SignIn } from "@amberline/api/client";
import { formatInstant } from "@amberline/domain/dates";
import { Button } from "@amberline/ui/Button";
import { DeviceList } from "@amberline/ui/DeviceList";
import { Stack } from "@amberline/ui/Stack";
import { Heading } from "@amberline/ui/Text";
import { useTranslation } from "../i18n";
import { countryName } from "../shared";
import { canDisown, type DevicesEvent, type DevicesView } from "./devices.machine";
import { kindOf } from "./kindOf";

/** What happened, when, and from where. */
export function useSignInDetail(timeZone: string): (signIn: SignIn) => string {
  const { t, i18n } = useTranslation();
  const joined = (parts: string[], separator: string) => parts.filter((part) => part !== "").join(separator);
  return ({ result, at, address, country }) => {
    const place = country === "" ? "" : countryName(country, i18n.language);
    const when = formatInstant(at, i18n.language, timeZone);
    return joined([t(`devices.result.${result}`), when, joined([place, address], ", ")], " · ");
  };
}

/** Who signed in or tried to. Nothing where the provider does not keep it. */
export function SignIns({ snapshot, send, timeZone }: DevicesView) {
  const { t } = useTranslation();
  const detailOf = useSignInDetail(timeZone);
  const { signIns, next } = snapshot.context;
  if (signIns.length === 0 && next === null) return null;
  const more: DevicesEvent = { type: "signIns.more" };
  return (
    <Stack gap={12}>
      <Heading level={3} size="title">
        {t("devices.signIns")}
      </Heading>
      <p>{t("devices.signInsText")}</p>
      {signIns.length === 0 ? null : (
        <DeviceList
          label={t("devices.signIns")}
          devices={signIns.map((signIn) => ({
            id: signIn.id,
            name: signIn.device || t("devices.unknown"),
            detail: detailOf(signIn),
            kind: kindOf(signIn),
            isCurrent: signIn.isCurrent,
            canSignOut: canDisown(signIn),
          }))}
          onSignOut={(id) => send({ type: "signIn.disown", id })}
          words={{ current: t("devices.current"), signOut: t("devices.notMe") }}
        />
      )}
      {next === null ? null : (
        <div>
          <Button
            appearance="quiet"
            isBusy={snapshot.matches({ shown: "readingSignIns" })}
            aria-disabled={!snapshot.can(more) || undefined}
            onClick={() => send(more)}
          >
            {t(signIns.length === 0 ? "devices.signInsShow" : "devices.signInsEarlier")}
          </Button>
        </div>
      )}
    </Stack>
  );
}
