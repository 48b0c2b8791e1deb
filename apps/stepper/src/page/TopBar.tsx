import type { ReactNode } from "react";
import { flowIds, loadFlow } from "@amberline/flow-lab/loadFlow";
import { isJourney } from "@amberline/flow-lab/order";
import { BrandMark } from "@amberline/ui/BrandMark";
import { Button } from "@amberline/ui/Button";
import { Icon } from "@amberline/ui/Icon";
import { IconButton } from "@amberline/ui/IconButton";
import { Keyboard, Share } from "lucide-react";
import type { ScreenMode } from "../mode";
import type { Names } from "../names/names";
import { Pick } from "../parts/Pick";
import type { Walk, WalkEvent } from "../walk/walk";
import { useTranslation } from "../i18n";
import { CopyButton } from "./CopyButton";
import { CoverageFigures, type FlowCoverage } from "./CoverageFigures";
import { ScreenChoice } from "./ScreenChoice";
import { Actions, Bar, Picks } from "./TopBar.styles";

interface TopBarProps {
  walk: Walk;
  names: Names;
  /** Link to the page with the walk. */
  link: string;
  coverage: FlowCoverage;
  /** How many pictures of each flow are not as they were. */
  differing: ReadonlyMap<string, number>;
  mode: ScreenMode;
  onMode: (mode: ScreenMode) => void;
  onWalk: (event: WalkEvent) => void;
  onExport: () => void;
  onHelp: () => void;
  /** Settings of the tool: language and theme. */
  corner: ReactNode;
}

const journeys = flowIds.filter(isJourney);
const others = flowIds.filter((id) => !isJourney(id));

/** Flow and mode, coverage, and exports of the walk. */
export function TopBar(props: TopBarProps) {
  const { walk, names, link, coverage, differing, mode, onMode, onWalk, onExport, onHelp, corner } = props;
  const { t } = useTranslation();
  const inputs = Object.keys(walk.flow.inputs).map((id) => ({ value: id, label: names.input(id) }));
  const optionsOf = (ids: readonly string[]) =>
    ids.map((id) => {
      const count = differing.get(id) ?? 0;
      const name = names.flow(id);
      return { value: id, label: count === 0 ? name : t("bar.differing", { name, count }) };
    });
  const chooseFlow = async (id: string) => {
    const flow = await loadFlow(id);
    if (flow) onWalk({ type: "flow.choose", flow });
  };
  return (
    <Bar>
      <h1>
        <BrandMark name={t("app.name")} />
      </h1>
      <Picks>
        <Pick
          label={t("bar.flow")}
          value={walk.flow.id}
          groups={[
            { label: t("bar.large"), options: optionsOf(journeys) },
            { label: t("bar.small"), options: optionsOf(others) },
          ]}
          onPick={(id) => void chooseFlow(id)}
        />
        <Pick
          label={t("bar.input")}
          value={walk.input}
          groups={[{ options: inputs }]}
          onPick={(input) => onWalk({ type: "input.choose", input })}
        />
      </Picks>
      <ScreenChoice mode={mode} onMode={onMode} />
      <Actions>
        <CopyButton
          text={link}
          words={{ copy: t("bar.copy"), copied: t("bar.copied"), refused: t("bar.copyRefused") }}
        />
        <Button size="sm" appearance="quiet" icon={<Icon icon={Share} />} onClick={onExport}>
          {t("bar.export")}
        </Button>
        <IconButton
          label={t("bar.help")}
          icon={<Icon icon={Keyboard} />}
          size={36}
          title={t("bar.help")}
          onClick={onHelp}
        />
        {corner}
      </Actions>
      <CoverageFigures coverage={coverage} />
    </Bar>
  );
}
