/** What the bank says of itself. */
export const bankTexts = {
  address: "Dzintaru iela 8, Rīga, LV-1004, Latvia",
  partnerAddress: "Lautrupsgade 17, 2100 Copenhagen, Denmark",
  /** What changed in the versions of what customers agree to, by the day from which each is in force. */
  changes: {
    terms: {
      "2027-02-01":
        "Added: once a year you get a statement of all fees, free of charge. Said more clearly how we tell you of changes.",
      "2026-11-01":
        "Added: planned payments, direct debits, requests for money and payments from files. Added: you choose how much may be sent by one payment and in a day.",
      "2026-03-01": "First version.",
    },
    fees: {
      "2026-11-01": "Added: direct debits and standing orders, free of charge for consumers.",
      "2026-03-01": "First version.",
    },
  },
};

export type BankTexts = typeof bankTexts;
