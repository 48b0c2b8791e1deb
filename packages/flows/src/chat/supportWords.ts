import { formatDate, formatDay } from "@amberline/domain/dates";

/** Language of support, whatever the interface language (specification 2.16). */
export type SupportLocale = "ru" | "lv" | "en";

interface SupportWords {
  today: string;
  yesterday: string;
  emptyTitle: string;
  emptyText: string;
  tooManyFiles: (limit: number) => string;
}

/** Kept out of the catalogues, which are per interface language. Shown with their own `lang`. */
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

export function supportDay(day: string, locale: SupportLocale, today: string): string {
  const label = formatDay(day, locale, today);
  return label.day === "date" ? formatDate(day, locale, "long") : supportWords[locale][label.day];
}
