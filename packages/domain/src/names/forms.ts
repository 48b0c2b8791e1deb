const split = (...forms: string[]): string[][] =>
  forms.map((form) => form.split(" ")).sort((a, b) => b.length - a.length);

const baltic = [
  ...["sia", "as", "ik", "ps", "ks", "vsia", "vas", "psia", "pas", "zs", "z s", "biedriba", "nodibinajums"],
  ...[
    "sabiedriba ar ierobezotu atbildibu",
    "akciju sabiedriba",
    "valsts akciju sabiedriba",
    "pilnsabiedriba",
  ],
  ...["individualais komersants", "komanditsabiedriba", "zemnieku saimnieciba"],
  ...["uab", "ab", "mb", "vsi", "uzdaroji akcine bendrove", "akcine bendrove"],
  ...["ou", "mtu", "fie", "osauhing", "aktsiaselts"],
];

const elsewhere = [
  ...["gmbh", "ag", "kg", "ug", "ohg", "gbr", "ev", "e v", "e k", "gmbh co kg", "ug haftungsbeschrankt"],
  ...["gesellschaft mit beschrankter haftung", "aktiengesellschaft", "sarl", "s a r l", "sagl"],
  ...[
    "ltd",
    "limited",
    "plc",
    "llp",
    "llc",
    "inc",
    "incorporated",
    "corp",
    "corporation",
    "co ltd",
    "dac",
    "cic",
  ],
  ...[
    "public limited company",
    "oy",
    "oyj",
    "abp",
    "ab publ",
    "aps",
    "a s",
    "asa",
    "hb",
    "i s",
    "k s",
    "ehf",
    "hf",
  ],
  ...["sp z o o", "sp zoo", "spolka z ograniczona odpowiedzialnoscia", "s r o", "sro", "spol s r o"],
  ...["kft", "zrt", "nyrt", "d o o", "doo", "j d o o", "d d", "ood", "eood", "ead"],
  ...[
    "bv",
    "b v",
    "nv",
    "n v",
    "vof",
    "bvba",
    "sprl",
    "srl",
    "s r l",
    "spa",
    "s p a",
    "sas",
    "s a s",
    "sa",
    "s a",
  ],
  ...["slu", "s l", "s l u", "lda", "eurl", "ike", "epe"],
];

// Normalised like names: without case, diacritics and punctuation; the longest are tried first. In the Baltics and
// Finland a legal form comes before a name as often as after it ("SIA X", "X, SIA"). Short forms that are also surnames
// (Co, Se, Tu) are left out: removing them would make two persons one.
export const leadingForms: readonly string[][] = /* @__PURE__ */ split(...baltic, "oy");
export const trailingForms: readonly string[][] = /* @__PURE__ */ split(...baltic, ...elsewhere);

export const titles: readonly string[][] = /* @__PURE__ */ split(
  ...["mr", "mrs", "ms", "miss", "mx", "sir", "dr", "prof", "ing", "mag", "dipl ing", "herr", "frau"],
  ...["kungs", "kundze", "k gs", "k dze", "jaunkundze"],
);
