import { type Insertable } from "kysely";
import { ownBank, partnerBank } from "../bank";
import { type Database } from "../db/schema";

type Bank = Insertable<Database["banks"]>;

const bank = (
  country: string,
  bankCode: string,
  bic: string,
  name: string,
  can: Partial<Bank> = {},
): Bank => ({
  country,
  bank_code: bankCode,
  bic,
  name,
  takes_instant: true,
  takes_credit: true,
  vop_reachable: true,
  ...can,
});

const regularOnly = { takes_instant: false };
const unreachable = { takes_instant: false, takes_credit: false, vop_reachable: false };
/** Reachable neither by instant payments nor by name checks. */
const outsideSchemes = { takes_instant: false, vop_reachable: false };

/**
 * The sandbox's bank directory. Names, BICs and bank codes are real; what each bank supports is made up for testing,
 * and the banks with little support do not exist.
 */
export const banks: readonly Bank[] = [
  bank(ownBank.country, ownBank.bankCode, ownBank.bic, ownBank.name),
  bank("LV", "HABA", "HABALV22", "Swedbank"),
  bank("LV", "UNLA", "UNLALV2X", "SEB banka"),
  bank("LV", "PARX", "PARXLV22", "Citadele banka"),
  bank("LV", "RIKO", "RIKOLV2X", "Luminor Bank"),
  bank("LV", "RTMB", "RTMBLV2X", "Rietumu Banka"),
  bank("LV", "TREL", "TRELLV22", "Valsts kase"),
  bank("LV", "KURZ", "KURZLV21", "Kurzemes Krājkase", regularOnly),
  bank("LV", "DZIN", "DZINLV21", "Dzintara Depozītu banka", unreachable),
  bank("LT", "70440", "CBVILT2X", "SEB bankas"),
  bank("LT", "73000", "HABALT22", "Swedbank"),
  bank("LT", "32500", "REVOLT21", "Revolut Bank"),
  bank("EE", "22", "HABAEE2X", "Swedbank"),
  bank("EE", "10", "EEUHEE2X", "SEB Pank"),
  bank("EE", "77", "LHVBEE22", "LHV Pank"),
  bank("DE", "10011001", "NTSBDEB1", "N26 Bank"),
  bank("DE", "37040044", "COBADEFF", "Commerzbank"),
  bank("NL", "ABNA", "ABNANL2A", "ABN AMRO Bank"),
  bank("FR", "20041", "PSSTFRPP", "La Banque Postale"),
  bank("ES", "2100", "CAIXESBB", "CaixaBank"),
  bank("IE", "AIBK", "AIBKIE2D", "AIB"),
  bank("DK", "8900", partnerBank.bic, partnerBank.name),
  bank("GB", "NWBK", "NWBKGB2L", "NatWest", outsideSchemes),
  bank("CH", "00762", "BLKBCH22", "Basellandschaftliche Kantonalbank", outsideSchemes),
];
