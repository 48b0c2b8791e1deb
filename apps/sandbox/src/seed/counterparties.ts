import { composeIban } from "@amberline/domain/iban";
import { type Party } from "../ledger";

const banks = {
  HABA: { bic: "HABALV22", bankName: "Swedbank" },
  UNLA: { bic: "UNLALV2X", bankName: "SEB banka" },
  PARX: { bic: "PARXLV22", bankName: "Citadele banka" },
  RIKO: { bic: "RIKOLV2X", bankName: "Luminor Bank" },
  TREL: { bic: "TRELLV22", bankName: "Valsts kase" },
} as const;

const party = (name: string, bankCode: keyof typeof banks, number: number): Party => ({
  name,
  account: composeIban("LV", bankCode + String(number).padStart(13, "0")),
  country: "LV",
  ...banks[bankCode],
});

/** Purchases between a minimum and a maximum, in cents. */
export interface Shop {
  party: Party;
  reference: string;
  cents: readonly [number, number];
  /** Relative frequency. */
  weight: number;
}

const shop = (
  name: string,
  reference: string,
  least: number,
  most: number,
  weight: number,
  number: number,
): Shop => ({
  party: party(name, number % 2 ? "HABA" : "UNLA", number),
  reference,
  cents: [least, most],
  weight,
});

export const maxima = party("Maxima Latvija", "HABA", 551_000_100_201);
export const rigasSiltums = party("SIA Rīgas Siltums", "UNLA", 50_000_110_301);
export const latvenergo = party("Latvenergo AS", "UNLA", 50_000_110_302);

/** Daily purchases. */
export const shops: readonly Shop[] = [
  { party: maxima, reference: "Pirkums", cents: [480, 6_400], weight: 9 },
  shop("SIA Rimi Latvia", "Pirkums", 620, 7_800, 8, 551_000_100_203),
  shop("Lidl Latvija SIA", "Pirkums", 900, 5_600, 6, 551_000_100_204),
  shop("SIA Mežaparka Ceptuve", "Kafija un maize", 280, 1_450, 7, 551_000_100_205),
  shop("Rīgas satiksme SIA", "E talons", 150, 1_100, 6, 551_000_100_206),
  shop("Mēness aptieka", "Aptieka", 390, 3_900, 3, 551_000_100_207),
  shop("Circle K Latvia SIA", "Degviela", 3_200, 7_900, 3, 551_000_100_208),
  shop("Jāņa Rozes grāmatnīca", "Grāmatas", 890, 4_200, 1, 551_000_100_209),
  shop("Forum Cinemas", "Biļetes", 780, 3_100, 1, 551_000_100_210),
  shop("SIA Baltu Rotas", "Pasūtījums", 2_500, 11_900, 1, 551_000_100_211),
  shop("Lido AS", "Pusdienas", 890, 3_400, 4, 551_000_100_212),
  shop("IKEA Latvija", "Pirkums", 1_290, 15_900, 1, 551_000_100_213),
  shop("Pasažieru vilciens AS", "Biļete", 190, 760, 2, 551_000_100_214),
];

/** People who share bills, in either direction. */
export const friends: readonly Party[] = [
  party("Anna Liepiņa", "UNLA", 50_001_234_567),
  party("Kārlis Vītols", "RIKO", 2_013_000_123),
  party("Līga Šķēle", "HABA", 551_001_200_301),
  party("Mārtiņš Grīnbergs", "PARX", 2_048_880_302),
  party("Ķirsis Ēriks", "HABA", 551_001_200_303),
  party("Zane Ņikitina", "RIKO", 2_013_000_304),
];

export const tenant = party("Andris Ozols", "HABA", 551_001_200_401);
export const closedPayee = party("Jānis Kalniņš", "HABA", 551_000_999_111);

const employer = party("SIA Baltijas Dati", "PARX", 2_048_880_501);
export const landlady = party("Velta Krūmiņa", "HABA", 551_001_200_402);

/** Monthly payments and income; outgoing amounts are negative. */
export const monthly: readonly {
  day: number;
  party: Party;
  reference: string;
  cents: readonly [number, number];
  /** Whether a person is paid. @default false */
  isPerson?: boolean;
}[] = [
  { day: 28, party: employer, reference: "Darba alga", cents: [246_000, 252_500] },
  { day: 20, party: tenant, reference: "Īre", cents: [180_000, 180_000] },
  { day: 3, party: landlady, reference: "Īre", cents: [-98_000, -98_000], isPerson: true },
  { day: 7, party: rigasSiltums, reference: "Siltums", cents: [-14_200, -3_100] },
  { day: 9, party: latvenergo, reference: "Elektrība", cents: [-9_900, -3_800] },
  {
    day: 11,
    party: party("Tet SIA", "UNLA", 50_000_110_303),
    reference: "Internets",
    cents: [-2_299, -2_299],
  },
  {
    day: 12,
    party: party("Latvijas Mobilais Telefons", "HABA", 551_000_110_304),
    reference: "Tālrunis",
    cents: [-1_890, -1_640],
  },
  {
    day: 15,
    party: party("Rīgas valstspilsētas pašvaldība", "TREL", 981_000_110_305),
    reference: "Bērnudārzs",
    cents: [-7_800, -5_400],
  },
  {
    day: 17,
    party: party("BTA Baltic Insurance Company", "PARX", 2_048_880_506),
    reference: "Apdrošināšana",
    cents: [-2_450, -2_450],
  },
  {
    day: 5,
    party: party("Luminor Bank AS", "RIKO", 2_013_000_508),
    reference: "Hipotekārais kredīts",
    cents: [-124_000, -124_000],
  },
  {
    day: 29,
    party: party("Ilze Bērziņa", "PARX", 2_048_880_509),
    reference: "Uzkrājumi",
    cents: [-95_000, -80_000],
    isPerson: true,
  },
  {
    day: 22,
    party: party("Biedrība Zaļā josta", "RIKO", 2_013_000_507),
    reference: "Ziedojums",
    cents: [-1_500, -1_500],
  },
];

export const lumberHaulier = party("SIA Mežu Vedējs", "UNLA", 50_002_300_603);

/** Transactions of a small sawmill. */
export const trade: readonly {
  party: Party;
  reference: string;
  cents: readonly [number, number];
  weight: number;
}[] = [
  {
    party: party("SIA Vidzemes Nams", "HABA", 551_002_300_601),
    reference: "Rēķins par zāģmateriāliem",
    cents: [120_000, 640_000],
    weight: 3,
  },
  {
    party: party("SIA Jūras Logi", "PARX", 2_048_880_602),
    reference: "Rēķins par zāģmateriāliem",
    cents: [80_000, 310_000],
    weight: 3,
  },
  {
    party: lumberHaulier,
    reference: "Baļķu piegāde",
    cents: [-390_000, -90_000],
    weight: 4,
  },
  {
    party: party("Circle K Latvia SIA", "UNLA", 551_000_100_208),
    reference: "Degviela",
    cents: [-38_000, -9_000],
    weight: 3,
  },
  { party: latvenergo, reference: "Elektrība ražotnei", cents: [-88_000, -42_000], weight: 1 },
  {
    party: party("Valsts budžets", "TREL", 106_000_000_604),
    reference: "Nodokļi",
    cents: [-210_000, -120_000],
    weight: 1,
  },
];
