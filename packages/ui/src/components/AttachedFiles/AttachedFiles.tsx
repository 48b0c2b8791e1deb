import { type ComponentProps, type MouseEvent } from "react";
import { FileText, Image, X } from "lucide-react";
import { Icon } from "../Icon/Icon";
import { IconButton } from "../IconButton/IconButton";
import { IconCircle } from "../IconCircle/IconCircle";
import { Root, Row } from "./AttachedFiles.styles";

/** A file selected for sending; all texts are ready to show. */
export interface AttachedFile {
  /** Unique in its list. */
  id: string;
  /** Name of the file with its extension. */
  name: string;
  /** "340 kB" */
  size: string;
  /** Decides the icon. @default false */
  isPicture?: boolean;
}

export interface AttachedFilesProps extends Omit<ComponentProps<"ul">, "children"> {
  /** Accessible name of the list: "Attached files". */
  label: string;
  /** Files in the order they were added. */
  files: readonly AttachedFile[];
  /** Without it files cannot be removed. */
  onRemove?: (id: string) => void;
  /** Label of the remove button; its accessible name ends with the file's name. */
  removeLabel: string;
  /** A vertical list, or tiles side by side. @default "rows" */
  layout?: "rows" | "tiles";
}

/** Files selected for sending, with their sizes and remove buttons. Focus stays in the list when a file is removed. */
export function AttachedFiles(props: AttachedFilesProps) {
  const { label, files, onRemove, removeLabel, layout = "rows", ...rest } = props;
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>, id: string, at: number) => {
    const buttons = currentTarget.closest("ul")?.querySelectorAll("button") ?? [];
    // Before it unmounts: focus the next remove button, or the previous one.
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
