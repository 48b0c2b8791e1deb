/** How a language writes an amount: the tag Intl formats with, and how typed text falls into whole and fraction. */
export interface Habits {
  tag: "lv-LV" | "en-GB";
  /** Digits on both sides of the decimal separator, or null when a separator does not fit the language. */
  split(typed: string): { whole: string; fraction: string } | null;
}

type Shape = { grouped: RegExp; ambiguous?: RegExp };

const splitBy =
  ({ grouped, ambiguous }: Shape): Habits["split"] =>
  (typed) => {
    const match = ambiguous?.test(typed) ? null : grouped.exec(typed);
    if (!match) return null;
    return { whole: (match[1] ?? "").replace(/[ ,]/g, ""), fraction: match[2] ?? "" };
  };

const lv: Habits = {
  tag: "lv-LV",
  split: splitBy({
    grouped: /^(\d*|\d{1,3}(?: \d{3})+)(?:[.,](\d*))?$/,
    // "1.234" is a thousand to a German and 1,234 to a Latvian: nobody can know, so it is refused.
    ambiguous: /^[1-9]\d{0,2}\.\d{3}$/,
  }),
};

const en: Habits = {
  tag: "en-GB",
  split: splitBy({ grouped: /^(\d*|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)(?:\.(\d*))?$/ }),
};

/** Takes a language or a full tag ("lv", "lv-LV"); anything but Latvian is written the English way. */
export const habitsOf = (locale: string): Habits => (/^lv\b/i.test(locale) ? lv : en);
