import { type OperatorAttachment } from "@amberline/api/operator";
import { formatFileSize } from "@amberline/domain/fileSize";
import { Icon } from "@amberline/ui/Icon";
import { FileDown } from "lucide-react";
import { useTranslation } from "../i18n";
import { FileLink, FileLinks } from "./Files.styles";

interface FilesProps {
  files: readonly OperatorAttachment[];
  addressOf: (id: string) => string;
}

/** Files are only downloaded, never opened in the page. */
export function Files({ files, addressOf }: FilesProps) {
  const { t, language } = useTranslation();
  if (files.length === 0) return null;
  return (
    <FileLinks role="list" aria-label={t("files.title")}>
      {files.map(({ id, name, size }) => (
        <li key={id}>
          <FileLink href={addressOf(id)} download>
            <Icon icon={FileDown} size={18} />
            <span>
              <bdi>{name}</bdi>
            </span>
            <small>{formatFileSize(size, language)}</small>
          </FileLink>
        </li>
      ))}
    </FileLinks>
  );
}
