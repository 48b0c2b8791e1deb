import type { ComponentProps } from "react";
import SendFlow from "../screens/SendFlow";
import { sendSpec } from "../send/send.spec";
import { atWay } from "./atWay";

/** The payment screen in the state a way leads to. */
export const SendAt = atWay(sendSpec, SendFlow);
export type SendAtProps = ComponentProps<typeof SendAt>;
