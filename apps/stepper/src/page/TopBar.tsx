import type { ReactNode } from "react";
import { flowOf, flows, type Flow } from "@amberline/flows/specs";
import { BrandMark } from "@amberline/ui/BrandMark";
import { Button } from "@amberline/ui/Button";
import { Icon } from "@amberline/ui/Icon";
import { IconButton } from "@amberline/ui/IconButton";
import { Keyboard, Share } from "lucide-react";
import type { ScreenMode } from "../mode";
import type { Names } from "../names/names";
import { Pick } from "../parts/Pick";
import type { Walk, WalkEvent } from "../walk/walk";
import { useWords } from "../words/useWords";
import { CopyButton } from "./CopyButton";
import { CoverageFigures, type FlowCoverage } from "./CoverageFigures";
import { ScreenChoice } from "./ScreenChoice";
import { Actions, Bar, Picks } from "./TopBar.styles";

interface TopBarProps {
  walk: Walk;
  names: Names;
  /** Address of the page with the walk in it. */
  link: string;
  coverage: FlowCoverage;
  mode: ScreenMode;
  onMode: (mode: ScreenMode) => void;
  onWalk: (event: WalkEvent) => void;
  onExport: () => void;
  onHelp: () => void;
  /** Language and theme of the tool, where they can be chosen. */
  corner: ReactNode;
}

const optionsOf = (size: Flow["size"], names: Names) =>
  flows.filter((flow) => flow.size === size).map(({ id }) => ({ value: id, label: names.flow(id) }));

/** What is walked and how it is shown, what is covered of it, and what can be made of the walk. */
export function TopBar(props: TopBarProps) {
  const { walk, names, link, coverage, mode, onMode, onWalk, onExport, onHelp, corner } = props;
  const { say } = useWords();
  const inputs = Object.keys(walk.flow.spec.inputs).map((id) => ({ value: id, label: names.input(id) }));
  const chooseFlow = (id: string) => {
    const flow = flowOf(id);
    if (flow) onWalk({ type: "flow.choose", flow });
  };
  return (
    <Bar>
      <h1>
        <BrandMark name={say("app.name")} />
      </h1>
      <Picks>
        <Pick
          label={say("bar.flow")}
          value={walk.flow.id}
          groups={[
            { label: say("bar.large"), options: optionsOf("large", names) },
            { label: say("bar.small"), options: optionsOf("small", names) },
          ]}
          onPick={chooseFlow}
        />
        <Pick
          label={say("bar.input")}
          value={walk.input}
          groups={[{ options: inputs }]}
          onPick={(input) => onWalk({ type: "input.choose", input })}
        />
      </Picks>
      <ScreenChoice mode={mode} onMode={onMode} />
      <Actions>
        <CopyButton
          text={link}
          words={{ copy: say("bar.copy"), copied: say("bar.copied"), refused: say("bar.copyRefused") }}
        />
        <Button size="sm" appearance="quiet" icon={<Icon icon={Share} />} onClick={onExport}>
          {say("bar.export")}
        </Button>
        <IconButton
          label={say("bar.help")}
          icon={<Icon icon={Keyboard} />}
          size={36}
          title={say("bar.help")}
          onClick={onHelp}
        />
        {corner}
      </Actions>
      <CoverageFigures coverage={coverage} />
    </Bar>
  );
}
