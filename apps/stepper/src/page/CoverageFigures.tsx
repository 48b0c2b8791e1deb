import { useTranslation } from "../i18n";
import { Figures } from "./TopBar.styles";

interface Share {
  covered: number;
  all: number;
}

export interface FlowCoverage {
  states: Share;
  transitions: Share;
  /** Counts each guard twice: returning true and returning false. */
  guards: Share;
}

const parts = ["states", "transitions", "guards"] as const;

export function CoverageFigures({ coverage }: { coverage: FlowCoverage }) {
  const { t } = useTranslation();
  return (
    <Figures aria-label={t("coverage.label")}>
      {parts.map((part) => {
        const { covered, all } = coverage[part];
        return (
          <div key={part}>
            <dt>{t(`coverage.${part}`)}</dt>
            <dd data-whole={covered === all || undefined}>
              {covered}/{all}
            </dd>
          </div>
        );
      })}
    </Figures>
  );
}
