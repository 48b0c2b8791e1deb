import { longestLabel } from "@amberline/domain/labels";
import { array, boolean, number, object, string } from "yup";
import { defineCall } from "./call";

const label = () => string().required().max(longestLabel);

const response = object({
  data: array()
    .of(
      object({
        label: label(),
        /** Transactions of the account that it stands on, those of salaries for who sees salaries alone. */
        count: number().integer().min(1).required(),
      }),
    )
    .required(),
});

/** By who sees the account. An addition to the specification. */
export const labelList = defineCall({
  name: "labelList",
  summary: "Lists the labels of an account, and how many transactions each stands on.",
  method: "POST",
  path: "/order/labels",
  request: object({
    /** Of the account. */
    id: string().required(),
  }),
  response,
});

/**
 * By who may prepare payments, of what they see whole. Repeated after it was done, it is answered alike. An addition to
 * the specification.
 */
export const labelUpdate = defineCall({
  name: "labelUpdate",
  summary: "Renames a label on all transactions of an account, or takes it off them.",
  method: "POST",
  path: "/order/labels/update",
  request: object({
    /** Of the account. */
    id: string().required(),
    label: label(),
    /** Null takes it off. Without commas. */
    to: string().max(longestLabel).nullable().defined(),
    /** As the customer was told; refused if it stands on more or fewer by then. */
    count: number().integer().min(1).required(),
    /** Whether it may become one with a label that is there already. */
    merges: boolean().default(false),
  }),
  response,
  refusals: ["LABEL_CHANGED", "LABEL_TAKEN"],
});
