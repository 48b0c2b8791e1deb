import type { AccountOverview } from "@amberline/api/client";
import { addMonths } from "@amberline/domain/dates";
import { money } from "@amberline/domain/money";
import { examplePlans } from "../plans/examples";
import { examplePayment } from "../transactions/examples";

const eur = (minor: number) => money(minor, "EUR");

/** November 2026, seen on its 21st day. */
export const exampleOverview: AccountOverview = {
  months: Array.from({ length: 12 }, (_, nth) => ({
    month: addMonths("2026-11-01", nth - 11),
    in: eur(nth === 11 ? 321_420 : 280_000 + ((nth * 7) % 5) * 20_000),
    out: eur(nth === 11 ? 110_685 : 190_000 + ((nth * 3) % 4) * 40_000),
  })),
  before: { day: "2026-10-21", out: eur(129_105) },
  payees: [
    { name: "SIA Rīgas Siltums", account: "LV44UNLA0055001234567", out: eur(25_000) },
    { name: "Maxima Latvija", account: "LV97HABA0012345678910", out: eur(21_460) },
    { name: "Zaļā skola", account: "LV15RIKO0000083120541", out: eur(18_000) },
  ],
  recent: [
    { name: "Anna Liepiņa", account: "LV72HABA0551000321654", bic: "HABALV22", type: "private" },
    { name: "Jānis Kalniņš", account: "LV15RIKO0000083120541", bic: "RIKOLV2X", type: "private" },
    { name: "SIA Rīgas Siltums", account: "LV44UNLA0055001234567", bic: "UNLALV2X", type: "organization" },
  ],
  waiting: {
    total: 1,
    transactions: [
      examplePayment(0, { id: "waiting", status: "pending", displayed: eur(25_000), amount: eur(25_000) }),
    ],
  },
  upcoming: { total: 2, plans: examplePlans.filter(({ state }) => state !== "paused") },
  collections: { total: 0, coming: [] },
  toApprove: { total: 0, proposals: [] },
};
