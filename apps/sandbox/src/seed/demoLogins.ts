/** The password of every demo login. */
export const demoPassword = "Amberline2026";

/** The address of every demo customer. */
export const demoAddress = {
  country: "LV",
  city: "Rīga",
  zip: "LV-1010",
  street: "Brīvības iela 1",
} as const;

export interface DemoLogin {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  phone: string;
  /** Base32; null if two-factor is off. */
  totpSecret: string | null;
  isConfirmed: boolean;
  /** @default "email" */
  confirmBy?: "email" | "phone";
  verification: "verify" | null;
  /** A line for people who try it. */
  about: string;
}

/** The demo logins. Their secrets are public: never use them anywhere else. */
export const demoLogins = {
  ilze: {
    email: "ilze@amberline.example",
    password: demoPassword,
    firstName: "Ilze",
    lastName: "Bērziņa",
    phone: "+37120000001",
    totpSecret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
    isConfirmed: true,
    verification: "verify",
    about: "private, verified, two-factor, a year of transactions",
  },
  andris: {
    email: "andris@amberline.example",
    password: demoPassword,
    firstName: "Andris",
    lastName: "Ozols",
    phone: "+37120000002",
    totpSecret: "KRSXG5CTMVRXEZLUKN2XAZLSKNSWG4TF",
    isConfirmed: true,
    verification: "verify",
    about: "a private account and the company SIA Ziemeļu Koks",
  },
  marta: {
    email: "marta@amberline.example",
    password: demoPassword,
    firstName: "Marta",
    lastName: "Liepa",
    phone: "+37120000003",
    totpSecret: null,
    isConfirmed: true,
    verification: null,
    about: "private, not verified, two-factor off",
  },
  juris: {
    email: "juris@amberline.example",
    password: demoPassword,
    firstName: "Juris",
    lastName: "Kalns",
    phone: "+37120000004",
    totpSecret: "MFRGGZDFMZTWQ2LKNNWG23TPOBYXE43U",
    isConfirmed: true,
    verification: "verify",
    about: "private, verified, two-factor, an empty account",
  },
  elina: {
    email: "elina@amberline.example",
    password: demoPassword,
    firstName: "Elīna",
    lastName: "Roze",
    phone: "+37120000005",
    totpSecret: null,
    isConfirmed: false,
    verification: null,
    about: "e-mail not confirmed yet",
  },
  roberts: {
    email: "roberts@amberline.example",
    password: demoPassword,
    firstName: "Roberts",
    lastName: "Eglītis",
    phone: "+37120000006",
    totpSecret: null,
    isConfirmed: false,
    confirmBy: "phone",
    verification: null,
    about: "phone not confirmed yet",
  },
  toms: {
    email: "toms@amberline.example",
    password: demoPassword,
    firstName: "Toms",
    lastName: "Krūmiņš",
    phone: "+37120000007",
    totpSecret: null,
    isConfirmed: true,
    verification: null,
    about: "photos handed in, waiting for the operator's decision",
  },
  liga: {
    email: "liga@amberline.example",
    password: demoPassword,
    firstName: "Līga",
    lastName: "Zariņa",
    phone: "+37120000008",
    totpSecret: null,
    isConfirmed: true,
    verification: null,
    about: "verification rejected, new photos wanted",
  },
  zane: {
    email: "zane@amberline.example",
    password: demoPassword,
    firstName: "Zane",
    lastName: "Ābola",
    phone: "+37120000010",
    totpSecret: "ONSWG4TFORZWKZLSMVTGY33XMVZHGZLB",
    isConfirmed: true,
    verification: "verify",
    about: "the company SIA Zaļā Pupa halfway through its registration",
  },
  dace: {
    email: "dace@amberline.example",
    password: demoPassword,
    firstName: "Dace",
    lastName: "Vītola",
    phone: "+37120000011",
    totpSecret: "NBSWY3DPO5XXE3DEORUGKZLTORQXG5DF",
    isConfirmed: true,
    verification: "verify",
    about: "bookkeeper of SIA Ziemeļu Koks: prepares payments that Andris approves",
  },
} as const satisfies Record<string, DemoLogin>;

export type DemoName = keyof typeof demoLogins;
