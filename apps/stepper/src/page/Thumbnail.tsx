import { Icon } from "@amberline/ui/Icon";
import { useState } from "react";
import { TriangleAlert } from "lucide-react";
import { Picture } from "./Timeline.styles";

interface ThumbnailProps {
  /** URL of the picture, null if there is none. */
  address: string | null;
  /** Text shown without a picture. */
  name: string;
  /** Whether the last comparison failed. */
  isFailed?: boolean;
  /** Whether the picture shows a dialog, which is then cropped to. */
  isDialog?: boolean;
}

/** A picture, or what is said without one. */
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
