import { categories } from "@amberline/domain/categories";
import { array, object, string } from "yup";
import { defineCall } from "./call";
import { orderFilter } from "./orderFilter";
import { wireAmount } from "./schemas";

/** Counted as the totals of `/order` are. An addition to the specification. */
export const orderCategories = defineCall({
  name: "orderCategories",
  summary: "Sums up the filtered list by category, the most spent first.",
  method: "POST",
  path: "/order/categories",
  request: object(orderFilter),
  response: object({
    data: array()
      .of(
        object({
          category: string().oneOf(categories).required(),
          in: wireAmount().required(),
          out: wireAmount().required(),
        }).required(),
      )
      .required(),
  }),
});
