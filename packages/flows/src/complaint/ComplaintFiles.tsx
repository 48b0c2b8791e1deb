import { useId, useState } from "react";
import { isPictureType } from "@amberline/domain/attachments";
import { largestComplaintFiles } from "@amberline/domain/complaint";
import { formatFileSize } from "@amberline/domain/fileSize";
import { AttachedFiles } from "@amberline/ui/AttachedFiles";
import { DropZone } from "@amberline/ui/DropZone";
import { FieldFoot } from "@amberline/ui/Field";
import { useFormField } from "@amberline/ui/form";
import { Stack } from "@amberline/ui/Stack";
import { useTranslation } from "../i18n";

/** An attached file; the id distinguishes files of the same name. */
export interface PickedFile {
  id: string;
  file: File;
}

const none: readonly PickedFile[] = [];

interface LeftOut {
  name: string;
  why: "chat.files.empty" | "complaint.files.twice";
}

const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Why a file was not attached. */
function reasonAgainst(file: File, attached: readonly File[]): LeftOut["why"] | null {
  if (file.size === 0) return "chat.files.empty";
  return attached.some((other) => isSameFile(file, other)) ? "complaint.files.twice" : null;
}

interface ComplaintFilesProps {
  newId: () => string;
  readOnly: boolean;
}

/** Attachments: dropped or chosen, listed, limited by total size. */
export function ComplaintFiles({ newId, readOnly }: ComplaintFilesProps) {
  const { t, i18n } = useTranslation();
  const footId = useId();
  const { value, change, blur, bound } = useFormField<readonly PickedFile[]>({ name: "files" }, none);
  const sizeOf = (bytes: number) => formatFileSize(bytes, i18n.language);
  const limit = sizeOf(largestComplaintFiles);
  const total = value.reduce((sum, { file }) => sum + file.size, 0);
  const set = (files: readonly PickedFile[]) => {
    change(files);
    blur();
  };
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null);
  const attach = (files: readonly File[]) => {
    let refused: LeftOut | null = null;
    const next = [...value];
    for (const file of files) {
      const why = reasonAgainst(
        file,
        next.map((one) => one.file),
      );
      if (why) refused = { name: file.name, why };
      else next.push({ id: newId(), file });
    }
    setLeftOut(refused);
    set(next);
  };
  const remove = (id: string) => {
    setLeftOut(null);
    set(value.filter((one) => one.id !== id));
  };
  return (
    <Stack
      gap={8}
      role="group"
      aria-label={t("complaint.files")}
      aria-describedby={footId}
      data-field={bound.name}
    >
      <DropZone
        label={t("complaint.drop")}
        hint={t("complaint.limit", { limit })}
        buttonText={t("complaint.choose")}
        multiple
        isDisabled={readOnly}
        onFiles={attach}
      />
      <AttachedFiles
        label={t("chat.attachedFiles")}
        removeLabel={t("chat.remove")}
        {...(readOnly ? {} : { onRemove: remove })}
        files={value.map(({ id, file }) => ({
          id,
          name: file.name,
          size: sizeOf(file.size),
          isPicture: isPictureType(file.type),
        }))}
      />
      <FieldFoot
        id={footId}
        error={bound.error}
        help={leftOut && { tone: "caution", text: t(leftOut.why, { name: leftOut.name }) }}
        counter={value.length > 0 ? t("complaint.total", { total: sizeOf(total), limit }) : undefined}
      />
    </Stack>
  );
}
