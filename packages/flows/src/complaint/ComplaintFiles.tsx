import { useId } from "react";
import { isPictureType } from "@amberline/domain/attachments";
import { largestComplaintFiles } from "@amberline/domain/complaint";
import { formatFileSize } from "@amberline/domain/fileSize";
import { AttachedFiles } from "@amberline/ui/AttachedFiles";
import { DropZone } from "@amberline/ui/DropZone";
import { FieldFoot } from "@amberline/ui/Field";
import { useFormField } from "@amberline/ui/form";
import { Stack } from "@amberline/ui/Stack";
import { useTranslation } from "../i18n";

/** A file of the form; the id tells two of one name apart. */
export interface PickedFile {
  id: string;
  file: File;
}

const none: readonly PickedFile[] = [];

interface ComplaintFilesProps {
  newId: () => string;
  readOnly: boolean;
}

/** The files of a complaint: dropped or chosen, listed, and counted against what they may be together. */
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
        onFiles={(files) => set([...value, ...files.map((file) => ({ id: newId(), file }))])}
      />
      <AttachedFiles
        label={t("chat.attachedFiles")}
        removeLabel={t("chat.remove")}
        {...(readOnly ? {} : { onRemove: (id: string) => set(value.filter((one) => one.id !== id)) })}
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
        help={null}
        counter={value.length > 0 ? t("complaint.total", { total: sizeOf(total), limit }) : undefined}
      />
    </Stack>
  );
}
