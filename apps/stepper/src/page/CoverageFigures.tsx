import { useTranslation } from "../i18n";
import { Figures } from "./TopBar.styles";

interface Share {
  covered: number;
  all: number;
}

/** How much of a flow its tests go through. */
export interface FlowCoverage {
  states: Share;
  transitions: Share;
  /** Each guard saying yes and each saying no. */
  guards: Share;
}

const parts = ["states", "transitions", "guards"] as const;

/** What the tests of a flow cover, in figures. */
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
