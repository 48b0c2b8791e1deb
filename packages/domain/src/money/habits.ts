/** Number conventions of a language: the Intl tag, and how typed text is split into whole and fraction. */
export interface Habits {
  tag: "lv-LV" | "en-GB";
  /** Digits on both sides of the decimal separator; null if a separator does not match the language. */
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
    // "1.234" is a thousand to a German and 1,234 to a Latvian, so it is refused.
    ambiguous: /^[1-9]\d{0,2}\.\d{3}$/,
  }),
};

const en: Habits = {
  tag: "en-GB",
  split: splitBy({ grouped: /^(\d*|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)(?:\.(\d*))?$/ }),
};

/** Takes a language or a full tag ("lv", "lv-LV"). Everything but Latvian uses English conventions. */
export const habitsOf = (locale: string): Habits => (/^lv\b/i.test(locale) ? lv : en);
