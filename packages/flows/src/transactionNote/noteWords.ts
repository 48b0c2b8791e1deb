import type { Transaction } from "@amberline/api/client";
import type { Translate } from "../transactions/describeTransaction";

/** Whether its category can be that of all with its payee. */
export const mayTeach = ({ kind, debtor, payee }: Transaction): boolean =>
  (kind === "receive" && debtor.account !== "") || (kind === "send" && payee.account !== "");

/** A guess says that it is one. */
export function categoryText({ category, categoryFrom }: Transaction, t: Translate): string {
  if (category === null) return "";
  const name = t(`category.${category}`);
  return categoryFrom === "guess" ? t("notes.guessed", { category: name }) : name;
}
