import type { TextKey } from "../i18n";
import type { PayeeKind } from "./savedPayee";

type Word =
  | "add"
  | "deleteText"
  | "deleteTitle"
  | "empty"
  | "emptyText"
  | "failed"
  | "lead"
  | "loading"
  | "page"
  | "search"
  | "title";

/** What the same page says of templates and of receivers. */
export const savedWords: Record<PayeeKind, Record<Word, TextKey>> = {
  template: {
    add: "templates.add",
    deleteText: "templates.deleteText",
    deleteTitle: "templates.deleteTitle",
    empty: "templates.empty",
    emptyText: "templates.emptyText",
    failed: "templates.failed",
    lead: "templates.lead",
    loading: "templates.loading",
    page: "page.templates",
    search: "templates.search",
    title: "payees.column.name",
  },
  receiver: {
    add: "receivers.add",
    deleteText: "receivers.deleteText",
    deleteTitle: "receivers.deleteTitle",
    empty: "receivers.empty",
    emptyText: "receivers.emptyText",
    failed: "receivers.failed",
    lead: "receivers.lead",
    loading: "receivers.loading",
    page: "page.receivers",
    search: "receivers.search",
    title: "receivers.column.name",
  },
};
