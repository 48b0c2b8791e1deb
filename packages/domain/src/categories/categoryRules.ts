import { foldText } from "../text";
import type { Category } from "./categories";

export interface CategoryRule {
  category: Category;
  /** Money that comes in or goes out; left out, both. */
  when?: "in" | "out";
  /**
   * Whole words of the payee or the reference, in any case, with or without marks; `*` stands for any ending. Of money
   * that comes in, a rule for both looks at who sent it alone: a shop gives back, a tenant's "rent" is income.
   */
  words: readonly string[];
}

/** The first rule with a word that is there counts. */
export const categoryRules: readonly CategoryRule[] = [
  {
    category: "taxes",
    words: ["valsts ieņēmumu dienests", "vid", "nodok*", "vsaoi", "pvn", "tax", "taxes", "vat"],
  },
  { category: "wages", when: "out", words: ["alga", "algas", "atalgojum*", "avanss", "salary", "wages"] },
  { category: "income", when: "in", words: ["alga", "algas", "pensija", "stipendija", "salary", "pension"] },
  {
    category: "insurance",
    words: ["apdrošinā*", "insurance", "bta", "balta", "ergo", "gjensidige", "compensa", "octa", "kasko"],
  },
  {
    category: "savings",
    words: ["uzkrāj*", "krājkont*", "noguldīj*", "pensiju plāns", "savings", "deposit"],
  },
  {
    category: "restaurants",
    words: [
      ...["restorān*", "kafejnīca", "kafija", "pusdienas", "vakariņas", "brokastis", "picērija", "ēdināšana"],
      ...["restaurant", "cafe", "coffee", "lunch", "dinner", "pizza", "kebab", "lido", "hesburger"],
      ...["mcdonald*", "kfc", "wolt", "bolt food", "ceptuve", "bistro"],
    ],
  },
  {
    category: "groceries",
    words: [
      ...["rimi", "maxima", "lidl", "top veikals", "elvi", "mego", "citro", "aibe", "lats", "vesko"],
      ...["stockmann delikatešu*", "barbora", "pārtik*", "supermarket", "groceries", "grocery"],
    ],
  },
  {
    category: "transport",
    words: [
      ...["rīgas satiksme", "e talons", "pasažieru vilciens", "vivi", "autoosta", "taksometr*", "taksi"],
      ...["taxi", "bolt", "uber", "yandex go", "carguru", "fiqsy", "mobilly", "stāvviet*", "autostāvviet*"],
      ...["degviel*", "fuel", "circle k", "viada", "neste", "virši", "latvijas nafta", "csdd", "parking"],
    ],
  },
  {
    category: "home",
    words: [
      ...["īre", "īres", "rent", "hipot*", "mortgage", "apsaimniekošan*", "komunāl*", "utilities"],
      ...["latvenergo", "elektrība", "elektrum", "enefit", "electricity", "rīgas siltums", "siltums"],
      ...["heating", "latvijas gāze", "gāze", "rīgas ūdens", "ūdens", "water", "atkritum*", "clean r"],
      ...["tet", "lmt", "latvijas mobilais telefons", "tele2", "bite latvija", "internets", "internet"],
      ...["tālrunis", "phone bill", "baltcom"],
    ],
  },
  {
    category: "health",
    words: [
      ...[
        "aptieka",
        "apteka",
        "pharmacy",
        "benu",
        "mēness aptieka",
        "euroaptieka",
        "slimnīca",
        "poliklīnika",
      ],
      ...["klīnika", "clinic", "hospital", "doctor", "ārst*", "zobārst*", "dentist", "veselīb*", "optika"],
      ...["medicīn*"],
    ],
  },
  {
    category: "education",
    words: [
      ...["skola", "skolas", "bērnudārz*", "universitāt*", "augstskola", "koledža", "studij*", "mācīb*"],
      ...["school", "university", "college", "kindergarten", "course", "courses", "kursi", "grāmatnīca"],
      ...["pulciņ*"],
    ],
  },
  {
    category: "travel",
    words: [
      ...["airbaltic", "air baltic", "ryanair", "wizz air", "lufthansa", "booking.com", "airbnb", "viesnīc*"],
      ...["hotel", "hostel", "ceļojum*", "tez tour", "novatours", "travel", "flight", "tallink"],
    ],
  },
  {
    category: "leisure",
    words: [
      ...[
        "kino",
        "cinemas",
        "cinema",
        "forum cinemas",
        "teātr*",
        "theatre",
        "koncert*",
        "concert",
        "biļešu*",
      ],
      ...["biļetes", "tickets", "netflix", "spotify", "steam", "sporta klubs", "sporta*", "fitnes*", "gym"],
      ...["muzej*", "museum", "opera"],
    ],
  },
  {
    category: "services",
    words: [
      ...["grāmatvedīb*", "accounting", "jurid*", "advokāt*", "notār*", "legal services", "reklām*"],
      ...["advertising", "google ads", "hosting", "hostings", "domēn*", "software", "licence", "konsultāc*"],
      ...["consulting", "nomas", "noma", "lease", "līzing*", "leasing", "piegād*", "dpd", "omniva"],
      ...["latvijas pasts", "courier"],
    ],
  },
  {
    category: "shopping",
    words: [
      ...["ikea", "depo", "k senukai", "senukai", "h&m", "zara", "1a.lv", "220.lv", "pigu", "amazon", "ebay"],
      ...["drogas", "douglas", "jysk", "euronics", "rd electronics", "veikals", "apģērb*", "apav*", "rotas"],
      ...["clothes", "shoes", "shop", "store", "pasūtījums", "decathlon", "sportland"],
    ],
  },
  { category: "fees", words: ["komisija", "apkalpošanas maksa", "service fee", "commission"] },
];

const special = /[.*+?^${}()|[\]\\]/g;

/**
 * A regular expression that finds the words of a rule in folded text. JavaScript and PostgreSQL both read it, and alike.
 */
export const patternOf = ({ words }: CategoryRule): string => {
  const found = words.map((word) => {
    const whole = !word.endsWith("*");
    const text = foldText(whole ? word : word.slice(0, -1)).replace(special, String.raw`\$&`);
    return whole ? `${text}($|[^a-z0-9])` : text;
  });
  return `(^|[^a-z0-9])(${found.join("|")})`;
};

/** What is known of a transaction when its category is guessed. */
export interface Guessed {
  kind: "in" | "out" | "fee" | "salary" | "space";
  /** Of the account. */
  holder: string;
  /** The other party. */
  party: string;
  reference: string;
}

/** The bank's guess at what a transaction is for. */
export function guessCategory({ kind, holder, party, reference }: Guessed): Category {
  if (kind === "fee") return "fees";
  if (kind === "salary") return "wages";
  if (kind === "space") return "savings";
  if (foldText(party) === foldText(holder)) return "savings";
  const whole = foldText(`${party} ${reference}`);
  const ofBoth = kind === "in" ? foldText(party) : whole;
  const rule = categoryRules.find(
    (each) =>
      (each.when ?? kind) === kind && new RegExp(patternOf(each)).test(each.when === "in" ? whole : ofBoth),
  );
  return rule?.category ?? (kind === "in" ? "income" : "other");
}
