import { Icon } from "@amberline/ui/Icon";
import { useState } from "react";
import { TriangleAlert } from "lucide-react";
import { Picture } from "./Timeline.styles";

interface ThumbnailProps {
  /** Where its picture is, null when there is none. */
  address: string | null;
  name: string;
  /** Whether the last comparison found it other than it was. */
  isFailed?: boolean;
  /** Whether a dialog stands before the page, which is then what is worth seeing. */
  isDialog?: boolean;
}

/** The picture of a state, or its name where no picture was taken. */
export function Thumbnail({ address, name, isFailed = false, isDialog = false }: ThumbnailProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const isThere = address !== null && missing !== address;
  return (
    <Picture
      data-picture={isThere || undefined}
      data-failed={isFailed || undefined}
      data-dialog={isDialog || undefined}
    >
      {isThere ? <img src={address} alt="" onError={() => setMissing(address)} /> : <span>{name}</span>}
      {isFailed ? <Icon icon={TriangleAlert} size={18} strokeWidth={2} /> : null}
    </Picture>
  );
}
