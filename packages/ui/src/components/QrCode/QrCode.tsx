import { useMemo, type ComponentProps } from "react";
import { Picture } from "./QrCode.styles";
import { qrPath } from "./qrPath";

export interface QrCodeProps extends Omit<ComponentProps<"svg">, "children" | "viewBox"> {
  /** At most 2331 bytes of UTF-8; throws if longer. */
  data: string;
  /** Accessible name: "QR code for your authenticator app". */
  label: string;
}

/** A QR code with its quiet zone. Offer the same data as text to copy. */
export function QrCode({ data, label, ...rest }: QrCodeProps) {
  const { path, side } = useMemo(() => qrPath(data), [data]);
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} {...rest}>
      <path d={path} />
    </Picture>
  );
}
