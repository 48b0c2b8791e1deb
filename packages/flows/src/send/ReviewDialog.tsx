import { useId } from "react";
import { Amount } from "@amberline/ui/Amount";
import { initials } from "@amberline/domain/names";
import { Avatar } from "@amberline/ui/Avatar";
import { Dialog } from "@amberline/ui/Dialog";
import { Row, Stack } from "@amberline/ui/Stack";
import { Text } from "@amberline/ui/Text";
import { useTranslation } from "../i18n";
import { CodeStep } from "./CodeStep";
import { NameCheckActions, NameCheckStep } from "./NameCheckStep";
import type { ReviewProps } from "./review";
import { Ink } from "./SendScreen.styles";

/** One dialog with two steps: the name check and review, then the code that approves the payment. */
export default function ReviewDialog(props: ReviewProps) {
  const { snapshot, order, send } = props;
  const { t, i18n } = useTranslation();
  const verdictId = useId();
  const isChecking = snapshot.matches("nameCheck") || snapshot.matches("sending");
  const isSending = snapshot.hasTag("money-in-flight");
  const { payee, amount } = order;
  return (
    <Dialog
      isOpen
      step={isChecking ? "check" : "code"}
      {...(isChecking ? { role: "alertdialog", "aria-labelledby": verdictId } : {})}
      title={t(isChecking ? "send.check.title" : "send.code.title")}
      isDismissable={!isSending}
      onClose={() => send({ type: "dialog.cancel" })}
      actions={isChecking ? <NameCheckActions {...props} /> : undefined}
    >
      <Stack above={8}>
        <Ink>
          <Stack gap={12}>
            <Amount size="display" money={amount} locale={i18n.language} />
            <Row gap={16}>
              <Avatar size="lg" tintedBy={payee.name}>
                {initials(payee.name)}
              </Avatar>
              <Text weight="medium">{payee.name}</Text>
            </Row>
          </Stack>
        </Ink>
        {isChecking ? <NameCheckStep {...props} verdictId={verdictId} /> : <CodeStep {...props} />}
      </Stack>
    </Dialog>
  );
}
