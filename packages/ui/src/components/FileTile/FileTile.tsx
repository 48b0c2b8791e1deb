import { type ComponentProps } from "react";
import { Download, ExternalLink, FileText } from "lucide-react";
import { Icon } from "../Icon/Icon";
import { Spinner } from "../Spinner/Spinner";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden";
import { Tile } from "./FileTile.styles";

export interface FileTileProps extends Omit<ComponentProps<"button">, "children"> {
  /** Name of the file with its extension. */
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

type TileWordsProps = Pick<FileTileProps, "name" | "detail" | "action">;

function TileWords({ name, detail, action }: TileWordsProps) {
  return (
    <>
      <Icon icon={FileText} />
      <span data-part="words">
        <VisuallyHidden>{action} </VisuallyHidden>
        <bdi data-part="name">{name}</bdi>
        <span data-part="detail">{detail}</span>
      </span>
    </>
  );
}

interface FileLinkProps extends Omit<ComponentProps<"a">, "children" | "href"> {
  href: string;
  name: string;
  /** Where the link leads. */
  detail: string;
  /** Label of the action, read before the name: "Open in a new tab". */
  action: string;
}

/** A file that is elsewhere. Its host learns nothing of this page. */
export function FileLink({ name, detail, action, ...rest }: FileLinkProps) {
  return (
    <Tile as="a" target="_blank" rel="noopener noreferrer" {...rest}>
      <TileWords name={name} detail={detail} action={action} />
      <Icon icon={ExternalLink} size={18} />
    </Tile>
  );
}

/** A received file to download. */
export function FileTile(props: FileTileProps) {
  const { name, detail, action, isBusy = false, hasFailed = false, onClick, ...rest } = props;
  return (
    <>
      <Tile
        type="button"
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        data-failed={hasFailed || undefined}
        {...rest}
        onClick={isBusy ? undefined : onClick}
      >
        <TileWords name={name} detail={detail} action={action} />
        {isBusy ? <Spinner /> : <Icon icon={Download} size={18} />}
      </Tile>
      {/* Beside the button: what is within one has no role of its own. */}
      {hasFailed ? <VisuallyHidden role="alert">{detail}</VisuallyHidden> : null}
    </>
  );
}
