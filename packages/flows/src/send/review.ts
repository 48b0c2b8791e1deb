import type { NameCheck } from "@amberline/api/client";
import type { Money } from "@amberline/domain/money";
import type { SnapshotFrom } from "xstate";
import type { sendMachine } from "./send.machine";
import type { Order, SendEvent } from "./send.types";

/** Props shared by the review's steps. */
export interface ReviewProps {
  snapshot: SnapshotFrom<typeof sendMachine>;
  check: NameCheck;
  order: Order;
  tariffFee: Money | null;
  send: (event: SendEvent) => void;
  now: () => number;
  newId: () => string;
  /** Goes back to the payee's name. */
  onCorrect: () => void;
}
