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
        <ZoomOutIcon size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <IconButton type="button" aria-label={words.zoomIn} title={words.zoomIn} onClick={() => zoomBy(1.25)}>
        <ZoomInIcon size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <IconButton type="button" aria-label={words.fit} title={words.fit} onClick={fitAll}>
        <MaximizeIcon size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Tools>
  );
}
