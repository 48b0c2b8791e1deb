import { useMemo } from "react";
import { sendSpec } from "../send/send.spec";
import { SendScreen, type SendScreenProps } from "../send/SendScreen";
import { snapshotAt, type Way } from "./at";
import { useSendProps } from "./sendProps";

const newId = () => "attempt-1";

export interface SendAtProps extends Way, Pick<SendScreenProps, "send" | "findPayees"> {}

/** The payment screen in the state a way leads to. */
export function SendAt({ input, path, ...others }: SendAtProps) {
  const snapshot = useMemo(() => snapshotAt(sendSpec, { input, path }), [input, path]);
  const props = useSendProps();
  return <SendScreen snapshot={snapshot} newId={newId} {...props} {...others} />;
}
