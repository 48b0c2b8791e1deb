import { isCivilDate } from "@amberline/domain/dates";
import { choice, refused, sequence, skipped, type Leaf, type SchemaNode } from "./schemaNode";

type Version = "09" | "03";

const leaf = (fits: (text: string) => boolean, how: Partial<Leaf> = {}): Leaf => ({
  is: "leaf",
  fits,
  ...how,
});

const form = (pattern: RegExp, fact?: string): Leaf =>
  leaf((value) => pattern.test(value), fact === undefined ? {} : { fact });

/** Max35Text and the like. */
const text = (limit: number, fact?: string): Leaf =>
  leaf(
    (value) => value !== "" && (value.length <= limit || [...value].length <= limit),
    fact === undefined ? {} : { fact },
  );

/** A code of a list, or of an external list if the list is left out. */
const code = (taken: readonly string[], all?: readonly string[], fact?: string): Leaf =>
  leaf((value) => (all ? all.includes(value) : /^.{1,4}$/su.test(value)), {
    taken,
    ...(fact === undefined ? {} : { fact }),
  });

const zone = "(Z|[+-]\\d\\d:\\d\\d)?";
const dayForm = new RegExp(`^\\s*\\d{4}-\\d\\d-\\d\\d${zone}\\s*$`);
const momentForm = new RegExp(
  `^\\s*\\d{4}-\\d\\d-\\d\\dT([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?${zone}\\s*$`,
);
const isDay = (value: string) => isCivilDate(value.trim().slice(0, 10));

const date = leaf((value) => dayForm.test(value) && isDay(value), { fact: "day" });
const moment = leaf((value) => momentForm.test(value) && isDay(value));
const yesOrNo = form(/^\s*(true|false|0|1)\s*$/);

const decimal = /^\s*[+-]?(\d{1,18}(\.\d{0,17})?|\.\d{1,17})\s*$/;
/** No sign but a plus, and no more than two decimals but for zeros. */
const cents = /^\s*\+?(\d{1,13}(\.\d{0,2}0{0,3})?|\.\d{1,2}0{0,3})\s*$/;

const iban = form(/^[A-Z]{2}\d{2}[a-zA-Z0-9]{1,30}$/, "account");
const bicForms = {
  "09": /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
  "03": /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3})?$/,
};

const codeOrText = (most: number) => choice({ Cd: text(4), Prtry: text(most) });
const generic = (most: number) => sequence({ Id: text(most), "SchmeNm?": codeOrText(35), "Issr?": text(35) });

const address = (version: Version) =>
  sequence({
    "AdrTp?": skipped,
    "Dept?": text(70),
    "SubDept?": text(70),
    "StrtNm?": text(70),
    "BldgNb?": text(16),
    ...(version === "09" && {
      "BldgNm?": text(35),
      "Flr?": text(70),
      "PstBx?": text(16),
      "Room?": text(70),
    }),
    "PstCd?": text(16),
    "TwnNm?": text(35),
    ...(version === "09" && { "TwnLctnNm?": text(35), "DstrctNm?": text(35) }),
    "CtrySubDvsn?": text(35),
    "Ctry?": form(/^[A-Z]{2}$/),
    "AdrLine*": text(70),
  });

const party = (version: Version, fact?: string) =>
  sequence({
    "Nm?": text(140, fact),
    "PstlAdr?": address(version),
    "Id?": choice({
      OrgId: sequence({
        ...(version === "09"
          ? { "AnyBIC?": form(bicForms["09"]), "LEI?": form(/^[A-Z0-9]{18}\d{2}$/) }
          : { "BICOrBEI?": form(bicForms["03"]) }),
        "Othr*": generic(35),
      }),
      PrvtId: sequence({ "DtAndPlcOfBirth?": skipped, "Othr*": generic(35) }),
    }),
    "CtryOfRes?": form(/^[A-Z]{2}$/),
    "CtctDtls?": skipped,
  });

const agent = (version: Version, fact?: string) =>
  sequence({
    FinInstnId: sequence({
      [version === "09" ? "BICFI?" : "BIC?"]: form(bicForms[version], fact),
      "ClrSysMmbId?": skipped,
      ...(version === "09" && { "LEI?": form(/^[A-Z0-9]{18}\d{2}$/) }),
      "Nm?": text(140),
      "PstlAdr?": address(version),
      "Othr?": generic(35),
    }),
    "BrnchId?": skipped,
  });

const account = (version: Version) =>
  sequence({
    Id: choice({
      IBAN: iban,
      Othr: sequence({ Id: text(34, "account"), "SchmeNm?": codeOrText(35), "Issr?": text(35) }),
    }),
    "Tp?": codeOrText(35),
    "Ccy?": leaf((value) => /^[A-Z]{3}$/.test(value), { taken: ["EUR"] }),
    "Nm?": text(70),
    ...(version === "09" && { "Prxy?": refused }),
  });

const paymentType = (version: Version) =>
  sequence({
    "InstrPrty?": code(["NORM"], ["HIGH", "NORM"]),
    [version === "09" ? "SvcLvl*" : "SvcLvl?"]: choice({ Cd: code(["SEPA", "NURG"]), Prtry: refused }),
    "LclInstrm?": choice({
      Cd: leaf((value) => value !== "" && [...value].length <= 35, { taken: ["INST"], fact: "speed" }),
      Prtry: refused,
    }),
    "CtgyPurp?": choice({ Cd: text(4, "purpose"), Prtry: text(35) }),
  });

const charges = code(["SLEV", "SHAR"], ["DEBT", "CRED", "SHAR", "SLEV"]);

const amount: Leaf = {
  ...form(cents, "amount"),
  attribute: { name: "Ccy", fits: /^[A-Z]{3}$/, taken: "EUR" },
};

const remittance = sequence({
  "Ustrd*": text(140, "reference"),
  "Strd*": sequence({
    "RfrdDocInf*": refused,
    "RfrdDocAmt?": refused,
    "CdtrRefInf?": sequence({
      "Tp?": sequence({ CdOrPrtry: choice({ Cd: code(["SCOR"]), Prtry: refused }), "Issr?": text(35) }),
      "Ref?": text(35, "reference"),
    }),
    "Invcr?": refused,
    "Invcee?": refused,
    "TaxRmt?": refused,
    "GrnshmtRmt?": refused,
    "AddtlRmtInf*": refused,
  }),
});

const payment = (version: Version) =>
  sequence(
    {
      PmtId: sequence({
        "InstrId?": text(35, "instructionId"),
        EndToEndId: text(35, "endToEndId"),
        ...(version === "09" && {
          "UETR?": form(/^[a-f0-9]{8}-[a-f0-9]{4}-4[a-f0-9]{3}-[89ab][a-f0-9]{3}-[a-f0-9]{12}$/),
        }),
      }),
      "PmtTpInf?": paymentType(version),
      Amt: choice({ InstdAmt: amount, EqvtAmt: refused }),
      "XchgRateInf?": refused,
      "ChrgBr?": charges,
      "ChqInstr?": refused,
      "UltmtDbtr?": refused,
      "IntrmyAgt1?": refused,
      "IntrmyAgt1Acct?": refused,
      "IntrmyAgt2?": refused,
      "IntrmyAgt2Acct?": refused,
      "IntrmyAgt3?": refused,
      "IntrmyAgt3Acct?": refused,
      "CdtrAgt?": agent(version, "bic"),
      "CdtrAgtAcct?": refused,
      "Cdtr?": party(version, "name"),
      "CdtrAcct?": account(version),
      "UltmtCdtr?": refused,
      "InstrForCdtrAgt*": refused,
      "InstrForDbtrAgt?": refused,
      "Purp?": choice({ Cd: text(4), Prtry: text(35) }),
      "RgltryRptg*": skipped,
      "Tax?": refused,
      "RltdRmtInf*": refused,
      "RmtInf?": remittance,
      ...(version === "09" && { "SplmtryData*": refused }),
    },
    { scope: true },
  );

const counted = { "NbOfTxs?": form(/^\d{1,15}$/, "count"), "CtrlSum?": form(decimal, "sum") };

const document = (version: Version) =>
  sequence({
    CstmrCdtTrfInitn: sequence(
      {
        GrpHdr: sequence({
          MsgId: text(35, "messageId"),
          CreDtTm: moment,
          "Authstn*": skipped,
          NbOfTxs: counted["NbOfTxs?"],
          "CtrlSum?": counted["CtrlSum?"],
          InitgPty: party(version),
          "FwdgAgt?": skipped,
          ...(version === "09" && { "InitnSrc?": skipped }),
        }),
        "PmtInf+": sequence(
          {
            PmtInfId: text(35, "groupId"),
            PmtMtd: code(["TRF"], ["CHK", "TRF", "TRA"]),
            ...(version === "09" && { "ReqdAdvcTp?": skipped }),
            "BtchBookg?": yesOrNo,
            ...counted,
            "PmtTpInf?": paymentType(version),
            ReqdExctnDt: version === "09" ? choice({ Dt: date, DtTm: refused }) : date,
            "PoolgAdjstmntDt?": refused,
            Dbtr: party(version),
            DbtrAcct: account(version),
            DbtrAgt: agent(version),
            "DbtrAgtAcct?": refused,
            ...(version === "09" && { "InstrForDbtrAgt?": refused }),
            "UltmtDbtr?": refused,
            "ChrgBr?": charges,
            "ChrgsAcct?": refused,
            "ChrgsAcctAgt?": refused,
            "CdtTrfTxInf+": payment(version),
          },
          { scope: true },
        ),
        ...(version === "09" && { "SplmtryData*": refused }),
      },
      { scope: true },
    ),
  });

/** The content of `Document`: CustomerCreditTransferInitiation V09 and V03. */
export const pain001Schemas: Readonly<Record<string, SchemaNode>> = {
  "pain.001.001.09": document("09"),
  "pain.001.001.03": document("03"),
};
