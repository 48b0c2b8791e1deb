import type { ClientFile } from "@amberline/api/client";
import { BlobImage } from "@amberline/ui/BlobImage";
import { Button } from "@amberline/ui/Button";
import { Dialog } from "@amberline/ui/Dialog";
import { useTranslation } from "../i18n";
import { Large } from "./ChatScreen.styles";

interface PictureDialogProps {
  picture: ClientFile;
  onSave: () => void;
  onClose: () => void;
}

/** A chat image at full size. */
export default function PictureDialog({ picture, onSave, onClose }: PictureDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      title={picture.name}
      closeLabel={t("app.close")}
      onClose={onClose}
      actions={
        <Button autoFocus onClick={onSave}>
          {t("chat.download")}
        </Button>
      }
    >
      <Large>
        <BlobImage blob={picture.content} alt={picture.name} />
      </Large>
    </Dialog>
  );
}
