import { type ComponentProps } from "react";
import { Download, FileText } from "lucide-react";
import { Icon } from "../Icon";
import { Spinner } from "../Spinner";
import { VisuallyHidden } from "../VisuallyHidden";
import { Tile } from "./FileTile.styles";

export interface FileTileProps extends Omit<ComponentProps<"button">, "children"> {
  name: string;
  /** Its size, or why it could not be had. */
  detail: string;
  /** What a press does, read before the name: "Download". */
  action: string;
  /** The file is on its way: presses do nothing. @default false */
  isBusy?: boolean;
  /** What `detail` says is a failure. @default false */
  hasFailed?: boolean;
}

/** A file somebody sent, to be downloaded. */
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
