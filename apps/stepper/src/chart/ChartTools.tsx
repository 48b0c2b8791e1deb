import { Icon } from "@amberline/ui/Icon";
import { IconButton } from "@amberline/ui/IconButton";
import { MaximizeIcon, ZoomInIcon, ZoomOutIcon } from "lucide-react";
import { Tools } from "./Chart.styles";
import type { ChartWords } from "./chartWords";
import type { ViewMoves } from "./useView";

interface ChartToolsProps extends Pick<ViewMoves, "zoomBy" | "fitAll"> {
  words: ChartWords;
}

export function ChartTools({ zoomBy, fitAll, words }: ChartToolsProps) {
  return (
    <Tools>
      <IconButton
        label={words.zoomOut}
        icon={<Icon icon={ZoomOutIcon} size={18} />}
        size={36}
        title={words.zoomOut}
        onClick={() => zoomBy(0.8)}
      />
      <IconButton
        label={words.zoomIn}
        icon={<Icon icon={ZoomInIcon} size={18} />}
        size={36}
        title={words.zoomIn}
        onClick={() => zoomBy(1.25)}
      />
      <IconButton
        label={words.fit}
        icon={<Icon icon={MaximizeIcon} size={18} />}
        size={36}
        title={words.fit}
        onClick={fitAll}
      />
    </Tools>
  );
}
