import type { ComponentProps } from "react";
import SendHost from "./Host";
import { sendFlow } from "./send.flow";
import { atWay } from "../stories/atWay";

/** The payment screen in the state a way leads to. */
export const SendAt = atWay(sendFlow, SendHost);
export type SendAtProps = ComponentProps<typeof SendAt>;
