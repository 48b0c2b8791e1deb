import { useEffect, useEffectEvent, useRef, useState } from "react";
import { formatIban } from "@amberline/domain/iban";
import { formatAmount } from "@amberline/domain/money";
import { readPaymentText, type PaymentText } from "@amberline/domain/paymentText";
import { payableText } from "@amberline/domain/reference";
import { FileButton } from "@amberline/ui/DropZone";
import { Icon } from "@amberline/ui/Icon";
import { Row } from "@amberline/ui/Stack";
import { Text } from "@amberline/ui/Text";
import { QrCode } from "lucide-react";
import { useForm } from "react-final-form";
import { useTranslation } from "../i18n";
import { payeeTypeOf, useFillIn } from "../payee";

/** Fields that accept a pasted invoice line. The reference is not one of them: it may hold any text. */
const takesLine = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && ["payeeName", "account"].includes(target.name);

const words = {
  hint: "send.fillIn.hint",
  reading: "send.fillIn.hint",
  filled: "send.fillIn.filled",
  none: "send.fillIn.none",
  lost: "app.chunk.lost.text",
} as const;

const saysMore = (read: PaymentText) => Object.keys(read).length > 1;

/** Fills in the form from a pasted invoice line or a picture of a payment QR code. */
export function FillIn({ readOnly }: { readOnly: boolean }) {
  const { t, i18n } = useTranslation();
  const form = useForm();
  const root = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<keyof typeof words>("hint");

  const { put, offer } = useFillIn();
  const fill = (field: string, text: string | undefined) => (text ? put(field, text) : offer(field));

  const fillIn = ({ iban, bic, name, amount, reference }: PaymentText) => {
    const account = formatIban(iban);
    form.batch(() => {
      if (bic || account !== form.getFieldState("account")?.value) fill("bic", bic);
      put("account", account);
      fill("payeeName", name && payableText(name));
      if (name) offer("payeeType", payeeTypeOf(name));
      fill("amount", amount && formatAmount(amount, i18n.language));
      fill("reference", reference && payableText(reference));
    });
    setSaid("filled");
  };
  const readPicture = async (file: File) => {
    setSaid("reading");
    try {
      const { readQrPicture } = await import("./readQrPicture");
      const read = readPaymentText((await readQrPicture(file)) ?? "", i18n.language);
      if (read) fillIn(read);
      else setSaid("none");
    } catch {
      setSaid("lost");
    }
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData, target } = event;
    if (readOnly || !clipboardData) return;
    const picture = [...clipboardData.files].find(({ type }) => type.startsWith("image/"));
    const read = takesLine(target)
      ? readPaymentText(clipboardData.getData("text/plain"), i18n.language)
      : null;
    if (!picture && !(read && saysMore(read))) return;
    // Otherwise the text would be pasted into the field.
    event.preventDefault();
    event.stopPropagation();
    if (picture) void readPicture(picture);
    else if (read) fillIn(read);
  });
  useEffect(() => {
    const frame = root.current?.closest("form");
    const hear = (event: ClipboardEvent) => paste(event);
    frame?.addEventListener("paste", hear);
    return () => frame?.removeEventListener("paste", hear);
  }, []);

  return (
    <Row ref={root} rowGap={8}>
      <FileButton
        appearance="quiet"
        size="sm"
        accept="image/*"
        icon={<Icon icon={QrCode} />}
        isBusy={said === "reading"}
        aria-disabled={readOnly || undefined}
        onFiles={([file]) => file && void readPicture(file)}
      >
        {t("send.fillIn.picture")}
      </FileButton>
      <Text aria-live="polite" size="small" tone={said === "none" || said === "lost" ? "negative" : "muted"}>
        {t(words[said])}
      </Text>
    </Row>
  );
}
