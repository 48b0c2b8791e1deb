import type { TextKey } from "../i18n";
import type { PayeeKind } from "../savedPayees";

type Word = "back" | "edit" | "create" | "loading" | "notFound" | "notFoundText" | "save";

/** What the same form says of a template and of a receiver. */
export const formWords: Record<PayeeKind, Record<Word, TextKey>> = {
  template: {
    back: "templates.back",
    create: "page.createTemplate",
    edit: "page.editTemplate",
    loading: "templates.loading",
    notFound: "templates.notFound",
    notFoundText: "templates.notFoundText",
    save: "templates.save",
  },
  receiver: {
    back: "receivers.back",
    create: "page.createReceiver",
    edit: "page.editReceiver",
    loading: "receivers.loading",
    notFound: "receivers.notFound",
    notFoundText: "receivers.notFoundText",
    save: "receivers.save",
  },
};
