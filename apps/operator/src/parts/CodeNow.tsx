import { type OperatorCustomer } from "@amberline/api/operator";
import { useTranslation } from "../i18n";
import { Muted } from "./Muted";
import { Code, Lines } from "./parts.styles";

const seconds = (ms: number) => Math.ceil(ms / 1000);

/** The customer's current two-factor code and its remaining time. */
export function CodeNow({ customer }: { customer: Pick<OperatorCustomer, "code" | "two_factor"> }) {
  const { t } = useTranslation();
  const { code, two_factor: isOn } = customer;
  if (!code) return <Muted>{t("code.off")}</Muted>;
  const when =
    code.usableInMs === 0
      ? t("code.left", { seconds: code.secondsLeft })
      : t("code.later", { seconds: seconds(code.usableInMs) });
  return (
    <Lines>
      <Code>{code.code}</Code>
      <Muted>{when}</Muted>
      {isOn ? null : <Muted>{t("code.settingUp")}</Muted>}
    </Lines>
  );
}
