import { formatDate, formatDay } from "@amberline/domain/dates";

/** The language support is given in. It is the bank's, whatever the language of the interface (specification 2.16). */
export type SupportLocale = "ru" | "lv" | "en";

interface SupportWords {
  today: string;
  yesterday: string;
  emptyTitle: string;
  emptyText: string;
  tooManyFiles: (limit: number) => string;
}

/** Few enough to stay out of the catalogues, which are one an interface language. Shown with their own `lang`. */
export const supportWords: Record<SupportLocale, SupportWords> = {
  ru: {
    today: "Сегодня",
    yesterday: "Вчера",
    emptyTitle: "Чат пуст",
    emptyText: "Начните общение с поддержкой",
    tooManyFiles: (limit) => `Можно прикрепить не более ${limit} файлов`,
  },
  lv: {
    today: "Šodien",
    yesterday: "Vakar",
    emptyTitle: "Čats ir tukšs",
    emptyText: "Sāciet sarunu ar atbalstu",
    tooManyFiles: (limit) => `Var pievienot ne vairāk kā ${limit} failus`,
  },
  en: {
    today: "Today",
    yesterday: "Yesterday",
    emptyTitle: "Chat is empty",
    emptyText: "Start talking with support",
    tooManyFiles: (limit) => `At most ${limit} files can be attached`,
  },
};

/** Today, yesterday, or the long date, in the language of support. */
export function supportDay(day: string, locale: SupportLocale, today: string): string {
  const label = formatDay(day, locale, today);
  return label.day === "date" ? formatDate(day, locale, "long") : supportWords[locale][label.day];
}
