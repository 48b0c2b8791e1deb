import { type ComponentProps } from "react";
import { Download, FileText } from "lucide-react";
import { Icon } from "../Icon";
import { Spinner } from "../Spinner";
import { VisuallyHidden } from "../VisuallyHidden";
import { Tile } from "./FileTile.styles";

export interface FileTileProps extends Omit<ComponentProps<"button">, "children"> {
  name: string;
  /** The file's size, or an error. */
  detail: string;
  /** Label of the action, read before the name: "Download". */
  action: string;
  /** Downloading; presses are ignored. @default false */
  isBusy?: boolean;
  /** `detail` is an error. @default false */
  hasFailed?: boolean;
}

/** A received file to download. */
export function FileTile(props: FileTileProps) {
  const { name, detail, action, isBusy = false, hasFailed = false, onClick, ...rest } = props;
  return (
    <Tile
      type="button"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      data-failed={hasFailed || undefined}
      {...rest}
      onClick={isBusy ? undefined : onClick}
    >
      <Icon icon={FileText} />
      <span data-part="words">
        <VisuallyHidden>{action} </VisuallyHidden>
        <bdi data-part="name">{name}</bdi>
        <span data-part="detail" role={hasFailed ? "alert" : undefined}>
          {detail}
        </span>
      </span>
      {isBusy ? <Spinner /> : <Icon icon={Download} size={18} />}
    </Tile>
  );
}
