import { useMemo, type ComponentProps } from "react";
import { Picture } from "./QrCode.styles";
import { qrPath } from "./qrPath";

export interface QrCodeProps extends Omit<ComponentProps<"svg">, "children" | "viewBox"> {
  /** What a scanner reads, at most 2331 bytes of UTF-8; longer throws. */
  data: string;
  /** What the picture is for: "QR code for your authenticator app". */
  label: string;
}

/** Data for the camera of another device, with its quiet zone. Beside it, give the same as text to copy. */
export function QrCode({ data, label, ...rest }: QrCodeProps) {
  const { path, side } = useMemo(() => qrPath(data), [data]);
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} {...rest}>
      <path d={path} />
    </Picture>
  );
}
