import { type ComponentProps, type MouseEvent } from "react";
import { FileText, Image, X } from "lucide-react";
import { Icon } from "../Icon";
import { IconButton } from "../IconButton";
import { IconCircle } from "../IconCircle";
import { Root, Row } from "./AttachedFiles.styles";

/** A file that is going to be sent, in words ready to show. */
export interface AttachedFile {
  id: string;
  name: string;
  /** "340 kB" */
  size: string;
  /** @default false */
  isPicture?: boolean;
}

export interface AttachedFilesProps extends Omit<ComponentProps<"ul">, "children"> {
  /** Names the list: "Attached files". */
  label: string;
  files: readonly AttachedFile[];
  /** Without it nothing can be removed. */
  onRemove?: (id: string) => void;
  /** Name of the button that removes a file; the file's name is read after it. */
  removeLabel: string;
  /** Rows under each other, or tiles side by side. @default "rows" */
  layout?: "rows" | "tiles";
}

/** Files about to be sent, with their sizes, each with a way to take it back. Focus stays in the list while it shrinks. */
export function AttachedFiles(props: AttachedFilesProps) {
  const { label, files, onRemove, removeLabel, layout = "rows", ...rest } = props;
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>, id: string, at: number) => {
    const buttons = currentTarget.closest("ul")?.querySelectorAll("button") ?? [];
    // Before it is gone: what comes after takes the focus, or what came before.
    (buttons[at + 1] ?? buttons[at - 1])?.focus();
    onRemove?.(id);
  };
  if (files.length === 0) return null;
  return (
    <Root role="list" aria-label={label} data-layout={layout} {...rest}>
      {files.map(({ id, name, size, isPicture = false }, at) => (
        <Row key={id}>
          <IconCircle>{isPicture ? <Icon icon={Image} /> : <Icon icon={FileText} />}</IconCircle>
          <div>
            <bdi data-part="name" title={name}>
              {name}
            </bdi>
            <span data-part="size">{size}</span>
          </div>
          {onRemove ? (
            <IconButton
              label={`${removeLabel} ${name}`}
              icon={<Icon icon={X} size={18} />}
              isMuted
              onClick={(event) => remove(event, id, at)}
            />
          ) : null}
        </Row>
      ))}
    </Root>
  );
}
