import { Icon } from "@amberline/ui/Icon";
import { MaximizeIcon, ZoomInIcon, ZoomOutIcon } from "lucide-react";
import { IconButton } from "../parts/IconButton.styles";
import { Tools } from "./Chart.styles";
import type { ChartWords } from "./chartWords";
import type { ViewMoves } from "./useView";

interface ChartToolsProps extends Pick<ViewMoves, "zoomBy" | "fitAll"> {
  words: ChartWords;
}

/** Larger, smaller, all of it. */
export function ChartTools({ zoomBy, fitAll, words }: ChartToolsProps) {
  return (
    <Tools>
      <IconButton type="button" aria-label={words.zoomOut} title={words.zoomOut} onClick={() => zoomBy(0.8)}>
        <Icon icon={ZoomOutIcon} size={18} />
      </IconButton>
      <IconButton type="button" aria-label={words.zoomIn} title={words.zoomIn} onClick={() => zoomBy(1.25)}>
        <Icon icon={ZoomInIcon} size={18} />
      </IconButton>
      <IconButton type="button" aria-label={words.fit} title={words.fit} onClick={fitAll}>
        <Icon icon={MaximizeIcon} size={18} />
      </IconButton>
    </Tools>
  );
}
