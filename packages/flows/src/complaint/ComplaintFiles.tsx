import { useId, useState } from "react";
import {
  acceptedAttachments,
  attachmentType,
  isPictureType,
  isProvenFile,
} from "@amberline/domain/attachments";
import { largestComplaintFiles } from "@amberline/domain/complaint";
import { formatFileSize } from "@amberline/domain/fileSize";
import { AttachedFiles } from "@amberline/ui/AttachedFiles";
import { DropZone } from "@amberline/ui/DropZone";
import { FieldFoot } from "@amberline/ui/Field";
import { useFormField } from "@amberline/ui/form";
import { Stack } from "@amberline/ui/Stack";
import { useForm } from "react-final-form";
import { useTranslation } from "../i18n";

/** An attached file; the id distinguishes files of the same name. */
export interface PickedFile {
  id: string;
  file: File;
}

const none: readonly PickedFile[] = [];

interface LeftOut {
  name: string;
  why: "chat.files.content" | "chat.files.empty" | "chat.files.kind" | "complaint.files.twice";
}

const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Why a file was not attached. */
function reasonAgainst(file: File, attached: readonly File[]): LeftOut["why"] | null {
  if (attachmentType(file.name) === null) return "chat.files.kind";
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
  const form = useForm<{ files: readonly PickedFile[] }>();
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
  /** The provider refuses a file whose content is of another kind than its name. */
  const prove = async ({ id, file }: PickedFile) => {
    if (await isProvenFile(file)) return;
    setLeftOut({ name: file.name, why: "chat.files.content" });
    const held = form.getFieldState("files")?.value ?? none;
    change(held.filter((one) => one.id !== id));
  };
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
    for (const one of next) if (!value.includes(one)) void prove(one);
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
        touchLabel={t("complaint.attach")}
        hint={t("complaint.limit", { limit })}
        buttonText={t("complaint.choose")}
        accept={acceptedAttachments}
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
