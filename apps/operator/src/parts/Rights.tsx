import { type Right } from "@amberline/api/operator";
import { useTranslation } from "../i18n";
import { Lines } from "./parts.styles";

export function Rights({ rights }: { rights: readonly Right[] }) {
  const { t } = useTranslation();
  return (
    <Lines>
      {rights.map((right) => (
        <span key={right}>{t(`right.${right}`)}</span>
      ))}
    </Lines>
  );
}
