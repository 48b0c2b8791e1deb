import { Icon } from "@amberline/ui/Icon";
import { IconButton } from "@amberline/ui/IconButton";
import {
  FoldVerticalIcon,
  ExpandIcon,
  MaximizeIcon,
  ShrinkIcon,
  RouteIcon,
  UnfoldVerticalIcon,
  ZoomInIcon,
  ZoomOutIcon,
  type LucideIcon,
} from "lucide-react";
import { Tools } from "./Chart.styles";
import type { ChartWords } from "./chartWords";
import type { Folding } from "./useFolding";
import type { ViewMoves } from "./useView";

interface ChartToolsProps extends Pick<ViewMoves, "zoomBy" | "fitAll"> {
  /** Null where there is nothing to fold. */
  folding: Folding | null;
  words: ChartWords;
  isLarge: boolean;
  onLarge: ((isLarge: boolean) => void) | undefined;
}

interface ToolProps {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
}

const Tool = ({ label, icon, onClick }: ToolProps) => (
  <IconButton label={label} icon={<Icon icon={icon} size={18} />} size={36} title={label} onClick={onClick} />
);

export function ChartTools({ zoomBy, fitAll, folding, words, isLarge, onLarge }: ChartToolsProps) {
  return (
    <Tools>
      {folding ? (
        <>
          <Tool label={words.foldAll} icon={FoldVerticalIcon} onClick={folding.foldAll} />
          <Tool label={words.followWalk} icon={RouteIcon} onClick={folding.followWalk} />
          <Tool label={words.unfoldAll} icon={UnfoldVerticalIcon} onClick={folding.unfoldAll} />
        </>
      ) : null}
      <Tool label={words.zoomOut} icon={ZoomOutIcon} onClick={() => zoomBy(0.8)} />
      <Tool label={words.zoomIn} icon={ZoomInIcon} onClick={() => zoomBy(1.25)} />
      <Tool label={words.fit} icon={MaximizeIcon} onClick={fitAll} />
      {onLarge ? (
        <Tool
          label={isLarge ? words.small : words.large}
          icon={isLarge ? ShrinkIcon : ExpandIcon}
          onClick={() => onLarge(!isLarge)}
        />
      ) : null}
    </Tools>
  );
}
