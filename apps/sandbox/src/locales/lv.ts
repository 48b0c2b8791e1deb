import { ownBank } from "../bank";
import { bankTexts } from "./bank.lv";
import { type Catalogue } from "./en";
import { sentence, sentences } from "./sentence";

const isOne = (count: number) => count % 10 === 1 && count % 100 !== 11;

const minutesInWords = (minutes: number) => (isOne(minutes) ? `${minutes} minūtes` : `${minutes} minūtēm`);

const everyInWords = {
  any: "vienā reizē",
  month: "ne biežāk kā reizi mēnesī",
  quarter: "ne biežāk kā reizi ceturksnī",
  year: "ne biežāk kā reizi gadā",
};

const paymentsInWords = (count: number) => `${count} ${isOne(count) ? "maksājums" : "maksājumi"}`;

export const lv: Catalogue = {
  letter: (body) => `Labdien!\n\n${body}\n\nAr cieņu\n${ownBank.name}\n${bankTexts.address}`,

  badRequest: "Pieprasījumu nevarēja nolasīt. Pārbaudiet ievadīto un mēģiniet vēlreiz.",
  notFound: "Šajā adresē nekā nav.",
  methodNotAllowed: "Šī adrese uz šādu pieprasījumu neatbild.",
  tooLarge: "Pieprasījums ir pārāk liels.",
  sessionExpired: "Sesija ir beigusies",
  forbidden: "Piekļuve liegta",
  unavailable: "Banka šobrīd nevar atbildēt. Pēc dažām sekundēm mēģiniet vēlreiz.",
  tooBusy: "Banka šobrīd ir ļoti noslogota. Mēģiniet vēlreiz pēc brīža.",
  serverError: (id: string) =>
    `Mūsu pusē radās kļūda. Mēģiniet vēlāk.${id && ` Ja rakstāt klientu atbalstam, nosauciet kodu ${id}.`}`,

  lockedMinutes: (minutes) => `Pārāk daudz mēģinājumu. Mēģiniet vēlreiz pēc ${minutesInWords(minutes)}.`,
  blockedBy: {
    customer:
      "Pieslēgšanās ir bloķēta, kā lūdzāt. Izvēlieties „Aizmirsāt paroli?” un iestatiet jaunu paroli.",
    bank: "Banka ir bloķējusi šo lietotāju. Lūdzu, sazinieties ar mums.",
  },
  resetSent: "Ja šī e-pasta adrese mums ir zināma, kods jau ir ceļā.",
  tooManyCodes: "Kods ir pieprasīts pārāk daudz reižu. Mēģiniet vēlāk.",

  notVerified: "Pirms maksāšanas verificējiet savu identitāti.",
  twoFactorOff: "Pirms maksāšanas ieslēdziet divfaktoru autentifikāciju.",
  companyNotConfirmed: "Uzņēmums vēl tiek pārbaudīts, tāpēc tas pagaidām nevar maksāt.",
  currencyNotSent: "Maksāt var tikai eiro.",
  ownAccount: "Tas ir Jūsu konts. Norādiet saņēmēja kontu.",
  amountInvalid: "Ievadiet summu, kas nav mazāka par 0,01, ar ne vairāk kā divām decimālzīmēm.",
  balanceTooLow: (available) => `Summa pārsniedz pieejamo atlikumu ${available}.`,
  balanceTooLowForFee: (available, fee, total) =>
    `Kopā ar komisijas maksu ${fee} maksājums ir ${total} un pārsniedz pieejamo atlikumu ${available}.`,
  aboveLimit: {
    perPayment: (limit) => `Summa pārsniedz Jūsu limitu vienam maksājumam: ${limit}.`,
    perDay: (limit, left) => `Summa pārsniedz Jūsu dienas limitu ${limit}. Šodien vēl varat nosūtīt ${left}.`,
    instantPerPayment: (limit) => `Summa pārsniedz Jūsu limitu vienam zibmaksājumam: ${limit}.`,
    instantPerDay: (limit, left) =>
      `Summa pārsniedz Jūsu dienas limitu zibmaksājumiem: ${limit}. Šodien ar zibmaksājumu vēl varat nosūtīt ${left}.`,
    ownPerPayment: (limit) => `No šī konta vienā reizē varat samaksāt līdz ${limit}.`,
    ownPerDay: (_limit, left) => `No šī konta šodien vēl varat samaksāt ${left}.`,
  },
  approversTooFew: (approvers, people) =>
    `Lai vajadzētu ${approvers === 1 ? "vienu apstiprinājumu" : `${approvers} apstiprinājumus`}, tiesībām apstiprināt jābūt ${people} cilvēkiem: savus maksājumus neviens neapstiprina. Vispirms piešķiriet tiesības apstiprināt vēl kādam.`,
  approversWouldLack: (approvers, people) =>
    `Maksājumiem vajag ${approvers === 1 ? "vienu apstiprinājumu" : `${approvers} apstiprinājumus`}, tāpēc tiesībām apstiprināt jābūt ${people} cilvēkiem. Vispirms piešķiriet šīs tiesības vēl kādam vai mainiet noteikumu.`,
  approvalNobody: (needed, others) =>
    `Te vajag ${needed === 1 ? "vēl viena cilvēka apstiprinājumu" : `vēl ${needed} cilvēku apstiprinājumu`}, bet ${others === 0 ? "neviens cits to nevar apstiprināt" : `apstiprināt var tikai ${others}`}. Vispirms tiesības apstiprināt jāpiešķir vēl kādam. Ja tās vairs neviens nevar piešķirt, rakstiet mums sarakstē.`,
  approvalWords: {
    payment: ({ amount, payee, account, when }) =>
      `${amount}, saņēmējs ${payee}, ${account}${when && `, ${when}`}`,
    rule: (above, approvers) =>
      `maksājumiem virs ${above} vajag ${approvers === 1 ? "vienu apstiprinājumu" : `${approvers} apstiprinājumus`}`,
    file: (total, payments, name) => `${total}, ${paymentsInWords(payments)} no faila ${name}`,
    noRule: "maksājumiem apstiprinājumu vairs nevajag",
    person: (name, email) => `piekļuve uzņēmuma kontam: ${name}, ${email}`,
  },
  approvalGone:
    "Nekas netika apstiprināts: pa to laiku kaut kas no šī ir izlemts vai mainīts. Apskatiet to vēlreiz.",
  approvalBars: {
    own: "Jūs nevarat apstiprināt to, ko izveidojāt Jūs vai kas attiecas uz Jums.",
    given: "Jūs to jau apstiprinājāt.",
    noRight: "Jūs nevarat apstiprināt maksājumus no šī konta.",
    abovePayment: "Tas pārsniedz summu, ko varat apstiprināt vienā reizē.",
    aboveDay: "Tas pārsniedz summu, ko šodien vēl varat apstiprināt.",
  },
  approvalInvited:
    "Kāds, ko uzaicinājāt, vēl nav atbildējis. Atceliet uzaicinājumu vai pagaidiet, līdz tas pieņemts; tad nosakiet kārtību.",
  approvalReplaces:
    "Šīs izmaiņas ir jāapstiprina. Pārtrauciet plānoto maksājumu un ieplānojiet jaunu, lai apstiprinātājs redz visu.",
  approvalUnreachable: "Saņēmēja banka šādus maksājumus vairs nepieņem.",
  approvalAboveLimit: "Tas pārsniedz konta vai maksājuma sagatavotāja limitus.",
  approvalReason: "Norādiet iemeslu, lai maksājuma veidotājs zinātu, ko mainīt.",
  approvalFailed: (payee, why) => `Nekas netika apstiprināts. ${payee}: ${why}`,
  approvalMaker: "Cilvēks, kurš to izveidoja, to vairs nedrīkst darīt. Noraidiet to.",
  proposalsTooMany: (most) =>
    `Apstiprinājumu jau gaida ${most} maksājumi. Vispirms jāizlemj par kādu no tiem.`,
  proposalApprovedSubject: "Jūsu lūgums ir apstiprināts",
  proposalApprovedBody: (what) => `Tas, ko lūdzāt, ir apstiprināts un izpildīts: ${what}.`,
  proposalDeclinedSubject: "Jūsu lūgums ir noraidīts",
  proposalDeclinedBody: (who, what) =>
    `${who} noraidīja to, ko lūdzāt: ${what}. Iemesls redzams sadaļā „Apstiprinājumi”.`,
  proposalExpiredSubject: "Jūsu lūguma termiņš ir beidzies",
  proposalExpiredBody: (what) =>
    `Par Jūsu lūgumu neviens laikus neizlēma: ${what}. Nekas netika darīts. Ja tas vēl vajadzīgs, lūdziet vēlreiz.`,
  approvalsWaitSubject: (company) => `${company}: kaut kas gaida Jūsu apstiprinājumu`,
  approvalsWaitBody: (count, company) =>
    `Jūsu apstiprinājumu gaida ${count === 1 ? "viens ieraksts" : `${count} ieraksti`} uzņēmuma ${company} kontā. Pieslēdzieties ${ownBank.name} un atveriet sadaļu „Apstiprinājumi”.`,
  approvalRuleLifted: (company) =>
    `Pēc Jūsu lūguma banka atcēla noteikumu, kuriem uzņēmuma ${company} maksājumiem vajag apstiprinājumu. Ja to nelūdzāt, nekavējoties sazinieties ar mums.`,
  approvalRuleSubject: (company) => `Mainīts uzņēmuma ${company} apstiprināšanas noteikums`,
  approvalRuleBody: (company) =>
    `Mainīts noteikums, kuriem uzņēmuma ${company} maksājumiem vajag apstiprinājumu. Ja to nedarījāt Jūs, nomainiet paroli un nekavējoties sazinieties ar mums.`,
  planSepaOnly: "Uz vēlāku laiku var plānot tikai SEPA maksājumus.",
  planProblems: {
    past: "Pirmajam maksājumam jābūt vēlākā dienā nekā šodien.",
    tooFar: "Pirmajam maksājumam jābūt gada laikā.",
    before:
      "Darba diena pirms pirmā maksājuma jau ir pagājusi. Izvēlieties vēlāku dienu vai darba dienu pēc tās.",
    until: "Plāns beidzas pirms pirmā maksājuma.",
  },
  planWords: {
    once: (first) => `${first}`,
    weekly: (first) => `katru nedēļu, sākot ar ${first}`,
    monthly: (first, day) => `${day ? `katra mēneša ${day}. datumā` : "katru mēnesi"}, sākot ar ${first}`,
    monthEnd: (first) => `katra mēneša beigās, sākot ar ${first}`,
  },
  planUntil: (often, day) => `${often} līdz ${day}`,
  planTimes: (often, times) => `${often}; maksājumu skaits: ${times}`,
  planDayUnknown: "Tādas dienas nav. Pārbaudiet plāna dienas.",
  planTooMany: (most) => `Jau ir ${most} plānoti maksājumi. Vispirms pārtrauciet kādu no tiem.`,
  planPassed: "Tā diena pagāja, kamēr maksājums bija apturēts. Ieplānojiet maksājumu no jauna.",
  planAboveOwn:
    "Šis plānotais maksājums pārsniedz summu, ko varat maksāt no šī konta. To var mainīt konta īpašnieks.",
  planGone: "Šis plānotais maksājums jau ir beidzies.",
  planMovedOn: "Nekas netika mainīts: šīs dienas maksājums pa to laiku ir veikts vai izlaists.",
  paymentFileTooLarge: "Fails ir pārāk liels: tas var būt līdz 10 MB.",
  paymentFilesTooMany: (most) =>
    `Jau ir ${most} neapstiprināti faili. Vispirms dažus no tiem apstipriniet vai izņemiet.`,
  paymentFileApproved: "Fails jau ir apstiprināts, tāpēc to vairs nevar mainīt.",
  paymentFileChanged: "Fails pa to laiku ir mainījies. Pirms apstiprināšanas apskatiet to vēlreiz.",
  paymentFileWaits:
    "Fails gaida apstiprinājumu. To atsaukt un mainīt var cilvēks, kurš to nosūtīja apstiprināšanai.",
  paymentFileUncovered: (available, total) =>
    `Maksājumi kopā ar komisijas maksu ir ${total}, bet pieejami ir ${available}. Dažus no tiem atlieciet vai vispirms papildiniet kontu.`,
  paymentFileDoneSubject: "Jūsu maksājumu fails ir izpildīts",
  paymentFileDoneBody: ({ name, paid, refused }) =>
    `${name}: ${isOne(paid) ? `veikts ${paymentsInWords(paid)}` : `veikti ${paymentsInWords(paid)}`}${refused === 0 ? "" : `, neizdevās ${refused}`}. Pārskats ir sadaļā „Maksājumi no faila”.`,
  messageIdTaken: (id, name) =>
    `Fails ar identifikatoru ${id} jau ir augšupielādēts: ${name}. Ja šis ir cits fails, Jūsu programmai tam jāpiešķir savs identifikators.`,
  otherDebtor: (account) =>
    `Failā norādīts cits maksātāja konts: ${account}. Pārslēdzieties uz to vai savā programmā norādiet šo kontu.`,
  nothingRefused: "Neviens šī faila maksājums nav noraidīts, tāpēc nav ko sagatavot vēlreiz.",
  paymentCameBack: "Saņēmēja banka to atsūtīja atpakaļ.",
  acceptOneByOne: "Maksājumi uz cita vārda kontu jāapstiprina pa vienam.",
  salariesNotSeen:
    "Norādīt, ka failā ir algas, var tikai cilvēks ar tiesībām redzēt algas. Lūdziet to izdarīt viņam.",
  nameCheckNeeded: "Viena atsevišķa maksājuma saņēmēja vārdu banka pārbauda vienmēr.",
  fileWarnings: {
    oldFormat:
      "Fails ir vecajā formātā pain.001.001.03. Mēs to nolasām, bet citas bankas to vairs nepieņem: iestatiet savā programmā pain.001.001.09.",
    pastDays: "Dažiem maksājumiem norādītā diena jau ir pagājusi. Tos veiksim uzreiz.",
    characters:
      "Dažos vārdos vai mērķos ir rakstzīmes, ko maksājumos nevar nodot. Tās aizstātas: piemēram, „INV-1” kļūst par „INV 1”.",
    sameAs: (name) => `Tāds pats saturs ir jau augšupielādētam failam: ${name}.`,
    uploadedBefore:
      "Šis fails jau bija augšupielādēts. Redzat toreiz izveidoto melnrakstu ar visu, kas tajā pēc tam mainīts. Lai sāktu no jauna, noņemiet melnrakstu un augšupielādējiet failu vēlreiz.",
  },
  rowFaults: {
    name: "Ievadiet saņēmēja vārdu vai nosaukumu: līdz 70 burtiem, cipariem, atstarpēm, punktiem un komatiem.",
    reference: "Līdz 140 burtiem, cipariem, atstarpēm, punktiem un komatiem.",
    amount: "Ievadiet par nulli lielāku summu ar centiem, piemēram, 1234,50.",
    currency: "No faila var maksāt tikai eiro.",
    iban: "Šis nav derīgs IBAN. Pārbaudiet katru zīmi.",
    outsideSepa: "Konts ir ārpus SEPA. Šo maksājumu veiciet atsevišķi.",
    ownAccount: "Šis ir konts, no kura maksājat.",
    bankUnknown: "Šim IBAN banka nav zināma.",
    instantNotTaken: "Saņēmēja banka zibmaksājumus nepieņem.",
    creditNotTaken: "Saņēmēja banka SEPA maksājumus nepieņem.",
    otherBank: "Šis ir citas bankas BIC, nevis tās, kurai pieder IBAN.",
    day: "Ievadiet dienu tuvākā gada laikā, piemēram, 2027-01-31.",
  },
  rowRepeats: {
    row: (nth) => `Tāds pats kā šī faila ${nth}. maksājums`,
    file: (name) => `Tāds pats kā maksājums failā ${name}`,
    payment: (day) => `Tāds pats kā ${day} maksājums`,
  },
  planFailures: {
    insufficient_funds: "Kontā nepietika naudas.",
    above_limit: "Maksājums pārsniedza Jūsu maksājumu limitus.",
    not_allowed: "No konta pašlaik nedrīkst maksāt.",
    name_changed: "Saņēmēja konts ir uz cita vārda.",
    likely_repeat: "Pa to laiku uz šo kontu jau samaksāta tāda pati summa ar tādu pašu mērķi.",
  },
  planFailedSubject: "Plānoto maksājumu neizdevās veikt",
  planFailedBody: ({ amount, payee, day, why, again, hasMore }) =>
    `Neizdevās veikt ${day} plānoto maksājumu: ${amount}, saņēmējs ${payee}. ${why} ${
      again
        ? `Mēģināsim vēlreiz ${again} Maksājumu varat arī apturēt vai mainīt sadaļā „Plānotie maksājumi”.`
        : `Vairs nemēģināsim.${hasMore ? " Plāna vēlākie maksājumi paliek spēkā." : ""}`
    }`,
  planHeldSubject: "Plānots maksājums gaida Jūsu lēmumu",
  planHeldBody: ({ amount, payee, day }) =>
    `${day} plānotais maksājums netika veikts: ${amount}, saņēmējs ${payee}. Konts ir uz cita vārda. Noskaidrojiet, vai konts pieder saņēmējam, un mainiet vai apturiet maksājumu sadaļā „Plānotie maksājumi”.`,
  planLateSubject: "Plānots maksājums veikts vēlāk",
  planLateBody: ({ amount, payee, day, paid }) =>
    `Maksājumam ${amount}, saņēmējs ${payee}, bija jānotiek ${day} Banka to toreiz nevarēja veikt un veica ${paid} Atvainojamies.`,
  statementReadySubject: (range) => `Konta pārskats (${range}) ir gatavs`,
  statementReadyBody: (range, company, tail) =>
    `Konta pārskats (${company ? `${company}, ` : ""}konts, kas beidzas ar ${tail}; ${range}) ir gatavs. Pieslēdzieties ${ownBank.name} un vēsturē izvēlieties „Eksportēt”: tas ir pieejams PDF formātā, Excel un grāmatvedības programmām. Turpat varat izvēlēties, cik bieži Jums rakstīsim.`,
  feesReady: (year, tail) => [
    `Pakalpojumu maksas pārskats par ${year}. gadu ir gatavs`,
    `Ir gatavs pārskats par visām maksām, ko ${year}. gadā samaksājāt no konta, kas beidzas ar ${tail}, un par ko tās bija. Tas ir bez maksas: pieslēdzieties ${ownBank.name} un vēsturē izvēlieties „Eksportēt”, tad „Pakalpojumu maksas pārskati”.`,
  ],
  feeYearUnknown: "Par šo gadu nav pakalpojumu maksas pārskata.",
  tariffUnknown: "Šādam tarifam nav pakalpojumu cenrāža.",
  tariffNames: { everyday: "Ikdienas", business: "Uzņēmuma" },
  feeChanged: (fee, total) =>
    `Komisijas maksa ir mainījusies: tagad tā ir ${fee}, un kopā ar to maksājums ir ${total}. Nekas nav nosūtīts. Ja piekrītat, nosūtiet vēlreiz.`,
  payeeNameInvalid:
    "Saņēmēja vārdā vai nosaukumā drīkst būt 1–70 rakstzīmes: burti, cipari, atstarpes, punkti un komati.",
  ibanInvalid: "Šis IBAN nav derīgs. Salīdziniet to ar rēķinu.",
  accountInvalid: "Konta numurā jābūt 8–34 burtiem un cipariem.",
  payeeAccountInvalid: "Ievadiet derīgu IBAN vai konta numuru ar 8–34 burtiem un cipariem.",
  ibanOutsideSepa: "Šī IBAN valsts neietilpst SEPA.",
  bicInvalid: "Šis BIC nav derīgs.",
  referenceInvalid:
    "Maksājuma mērķī drīkst būt 1–140 rakstzīmes: burti, cipari, atstarpes, punkti un komati.",
  templateNameInvalid: "Ievadiet sagataves nosaukumu.",
  savedFull: (limit) =>
    `Sasniegts ierakstu skaita ierobežojums (${limit}). Izdzēsiet kādu, kas vairs nav vajadzīgs.`,

  spaceUnknown: "Šādas krājkases vairs nav.",
  spaceNotVerified: "Pirms naudas atlikšanas verificējiet savu identitāti.",
  spaceNameInvalid: "Ievadiet nosaukumu ar burtiem un cipariem.",
  spaceGoalPast: "Izvēlieties mērķim dienu, kas vēl nav pagājusi.",
  spaceTooLow: (available) => `Summa pārsniedz krājkasē esošo: ${available}.`,
  spacesTooMany: (most) =>
    `Krājkašu skaits nedrīkst pārsniegt ${most}. Slēdziet kādu no tām vai atveriet jaunu rīt.`,
  spaceRoundsElsewhere: (name) =>
    `Maksājumu noapaļošana jau ieslēgta krājkasei „${name}”. Vispirms izslēdziet to tur.`,
  spaceSkippedSubject: (name) => `Nauda netika pārskaitīta uz krājkasi „${name}”`,
  spaceSkippedBody: ({ name, amount, day }) =>
    `${day} pēc Jūsu noteikuma bija jāpārskaita ${amount} uz krājkasi „${name}”. Konta atlikums bija par mazu, tāpēc nekas netika pārskaitīts. Noteikums turpinās ar nākamo dienu.`,
  requestUnknown: "Šāda naudas pieprasījuma nav.",
  requestLinksTried: "Pārbaudīts pārāk daudz saišu. Mēģiniet vēlreiz pēc minūtes.",
  requestNotVerified: "Pirms naudas pieprasīšanas verificējiet savu identitāti.",
  requestCompanyNotConfirmed: "Uzņēmums vēl tiek pārbaudīts, tāpēc tas pagaidām nevar pieprasīt naudu.",
  requestTextInvalid:
    "Aprakstā, par ko jāmaksā, drīkst būt 1–70 rakstzīmes: burti, cipari, atstarpes, punkti un komati.",
  requestPayerInvalid:
    "Maksātāja nosaukumā drīkst būt līdz 70 rakstzīmēm: burti, cipari, atstarpes, punkti un komati.",
  requestUntil: (days) => `Pēdējā diena var būt šodien vai kāda no nākamajām ${days} dienām.`,
  requestsTooMany: (most) => `Atvērto naudas pieprasījumu jau ir ${most}. Vispirms atceliet kādu no tiem.`,
  requestsTooManyToday: (most) =>
    `Šodien no šī konta jau izveidoti ${most} naudas pieprasījumi; vairāk vienā dienā nevar. Mēģiniet rīt.`,
  requestKeyReused: "Pa to laiku tika pieprasīts kas cits. Sāciet no jauna.",
  requestPaid: "Šis pieprasījums jau ir apmaksāts.",
  requestUnpaid: "Par šo pieprasījumu vēl nekas nav saņemts.",
  requestCancelled: "Šis pieprasījums ir atcelts.",
  requestPaymentTaken:
    "Šo maksājumu nevar pieskaitīt šim pieprasījumam. Iespējams, tas attiecas uz citu pieprasījumu.",

  keyMissing: "Pieprasījumam nav idempotences atslēgas, tāpēc tas netika izpildīts.",
  keyReused: "Šis pieprasījums jau izmantots citam maksājumam. Sāciet maksājumu no jauna.",
  nameCheckMissing: "Vispirms jāpārbauda saņēmējs. Sāciet maksājumu no jauna.",
  nameCheckStale: "Pēc saņēmēja pārbaudes maksājums tika mainīts. Sāciet maksājumu no jauna.",
  tooManyNameChecks:
    "Šodien pārbaudīts daudz saņēmēju, kuriem nav maksāts. Mēģiniet vēlreiz rīt vai rakstiet mums.",
  nameCheckRefused: "Saņēmējs neatbilst kontam, tāpēc maksājums netika nosūtīts.",

  nameMatches: "Saņēmējs atbilst kontam.",
  nameCloseMatch: (name) =>
    `Saņēmējs atbilst daļēji. Konts pieder: ${name}. Ja nosūtīsiet nepārbaudītu maksājumu, nauda var nonākt pie kāda cita.`,
  nameNoMatch:
    "Saņēmējs neatbilst kontam. Ja nosūtīsiet maksājumu, nauda var nonākt kontā, kas nepieder iecerētajam saņēmējam.",
  nameNotChecked:
    "Saņēmēju neizdevās pārbaudīt. Ja nosūtīsiet maksājumu, nauda var nonākt kontā, kas nepieder iecerētajam saņēmējam.",

  debitNewSubject: "Jauns tiešais debets no Jūsu konta",
  debitNewBody: ({ creditor, amount, day, isAllowed }) =>
    isAllowed
      ? `${day} ${creditor} ar tiešo debetu iekasēs ${amount}. Ja par to neko nezināt, noraidiet to līdz šai dienai sadaļā „Tiešais debets”; tur iekasējamo summu var arī ierobežot vai bloķēt.`
      : `${day} ${creditor} ar tiešo debetu vēlas iekasēt ${amount}. Nekas netiks iekasēts, ja līdz šai dienai to neatļausiet sadaļā „Tiešais debets”.`,
  debitRefusedSubject: "Tiešais debets nav samaksāts",
  debitRefusedBody: ({ creditor, amount, day, why }) =>
    `${day} ${creditor} vēlējās iekasēt ${amount}. Maksājums nav veikts. ${why} Ja nauda ir jāmaksā, samaksājiet to citā veidā.`,
  debitAtNoonSubject: "Tiešajam debetam nepietiek naudas",
  debitAtNoonBody: ({ creditor, amount, day }) =>
    `${creditor} iekasē ${amount}, termiņš ir ${day}. Mēģināsim vēlreiz šodien pusdienlaikā; ja naudas arī tad nepietiks, maksājums netiks veikts.`,
  debitsChangedSubject: "No Jūsu konta drīkst iekasēt vairāk",
  debitsChangedBody: (account) =>
    `Mainīts tas, ko no konta ${account} drīkst iekasēt ar tiešo debetu: atļauts kreditors, paaugstināts limits vai mainīta izvēle, kuru tiešo debetu maksāt. Ja to nedarījāt ne Jūs, ne kāds, kam dota piekļuve, bloķējiet to sadaļā „Tiešais debets” un nekavējoties sazinieties ar mums.`,
  mandateGone: "Šis pilnvarojums ir beidzies. Kreditoram vajag jaunu.",
  mandateNeedsApproval:
    "Naudu, ko iekasē ar šo pilnvarojumu, neatmaksā. Nosakiet limitu: summu, ko drīkstat maksāt bez citu apstiprinājuma, un ne biežāk kā reizi mēnesī, ceturksnī vai gadā.",
  collectionGone: "Šo tiešo debetu noraidīt ir par vēlu.",
  collectionNoRefund: "Par šo tiešo debetu naudu neatmaksā.",
  collectionTooLate:
    "Astoņas nedēļas ir pagājušas. Ja atļauja šim kreditoram nekad nav dota, iesniedziet sūdzību: tad termiņš ir 13 mēneši.",
  debitRefusals: {
    nobody: "No Jūsu konta tiešo debetu nemaksā.",
    new: "Tas nav atļauts.",
    blocked: "Tas ir bloķēts.",
    revoked: "Pilnvarojums ir atsaukts.",
    ended: "Pilnvarojums ir beidzies.",
    amount: "Summa pārsniedz Jūsu limitu.",
    often: "Iekasē biežāk, nekā Jūs atļaujat.",
    by_customer: "Jūs to noraidījāt.",
    insufficient_funds: "Kontā nepietika naudas.",
    stopped: "No konta pašlaik nedrīkst maksāt.",
    closed: "Konts ir slēgts.",
  },
  statusReasons: {
    refunded: "Jūs pieprasījāt naudu atpakaļ",
    bank_unknown: "saņēmēja banku neizdevās atrast",
    instant_not_taken: "saņēmēja banka nepieņem zibmaksājumus",
    credit_not_taken: "saņēmēja banka nepieņem šo maksājumu",
    account_unknown: "saņēmēja bankā šāda konta nav",
    account_closed: "konts ir slēgts",
    rejected: "saņēmēja banka maksājumu noraidīja",
    no_answer: "saņēmēja banka laikus neatbildēja",
    no_mandate: "tam nebija Jūsu pilnvarojuma",
    returned: "saņēmēja banka maksājumu atgrieza",
    by_operator: "banka maksājumu apturēja",
    went_wrong: "maksājumu neizdevās apstrādāt",
  },

  nameInvalid:
    "Vārdam un uzvārdam vajag vismaz 2 burtus; atļauti tikai burti, atstarpes, defises un apostrofi.",
  emailInvalid: "Šī e-pasta adrese nav derīga.",
  phoneInvalid: "Šis tālruņa numurs nav derīgs. Ievadiet to ar valsts kodu, piemēram, +371.",
  countryUnknown: "Izvēlieties valsti no saraksta.",
  cityInvalid: "Pilsētas nosaukumā drīkst būt tikai burti un atstarpes.",
  zipInvalid: "Pasta indeksā drīkst būt burti, cipari, atstarpes, defises, slīpsvītras, punkti un komati.",
  streetInvalid: "Ievadiet ielu un mājas numuru.",
  agreeMissing: "Lai kļūtu par klientu, piekrītiet noteikumiem.",
  signUpsFull: "No jūsu tīkla reģistrējas pārāk daudz cilvēku. Mēģiniet vēlreiz pēc minūtes.",

  passwordInvalid: "Parolē jābūt 8–64 rakstzīmēm, tostarp lielajam burtam, mazajam burtam un ciparam.",
  passwordsDiffer: "Parolēm jāsakrīt.",
  passwordCommon: "Šo paroli izmanto pārāk daudzi. Izvēlieties citu.",
  passwordWeak: "Šo paroli ir pārāk viegli uzminēt. Izvēlieties garāku vai neparastāku.",
  passwordBreached:
    "Šī parole ir bijusi cita pakalpojuma datu noplūdē, tāpēc to var zināt arī citi. Izvēlieties citu.",
  passwordPersonal: "Šī parole ir pārāk līdzīga Jūsu e-pasta adresei. Izvēlieties citu.",
  passwordSame: "Šī jau ir Jūsu parole. Izvēlieties jaunu.",
  passwordChanged: "Parole ir nomainīta.",
  passwordChangedSubject: `Jūsu ${ownBank.name} parole ir nomainīta`,
  passwordChangedBody: `Jūsu ${ownBank.name} parole ir nomainīta, un citās ierīcēs sesija ir pārtraukta. Ja to nedarījāt Jūs, pieslēgšanās lapā atjaunojiet paroli un nekavējoties sazinieties ar mums.`,
  codeSpent: "Kods ievadīts nepareizi pārāk daudz reižu. Pieprasiet jaunu kodu.",
  deviceName: (browser, system) => `${browser}, ${system}`,
  notificationKinds: {
    moneyIn: "Saņemtā nauda",
    paymentMade: "Veiktie maksājumi",
    paymentFailed: "Neveiktie maksājumi",
    approval: "Apstiprinājumi",
    planned: "Plānotie un tiešais debets",
    budget: "Budžeti",
    statement: "Pārskati",
    company: "Uzņēmums un identitāte",
    chat: "Sarakste",
    security: "Drošība",
    terms: "Noteikumi un cenrādis",
  },

  confirmSubject: `${ownBank.name} apstiprinājuma kods`,
  confirmBody: (code) =>
    `Jūsu kods ir ${code}. Tas derīgs 10 minūtes. ${ownBank.name} nekad neprasa to pa tālruni.`,
  resetSubject: `${ownBank.name} paroles atjaunošanas kods`,
  resetBody: (code, link) =>
    `Jūsu paroles atjaunošanas kods ir ${code}. Tas derīgs 10 minūtes. Ievadiet to šeit: ${link} Ja kodu nepieprasījāt, nedariet neko.`,

  smsRisk: "Īsziņas var izlasīt arī citi; drošāka ir piekļuves atslēga.",
  actSubject: `${ownBank.name} apstiprinājuma kods`,
  actBody: (code, purpose) =>
    `Jūsu kods ir ${code}. Ar to Jūs ${purpose} Tas derīgs 10 minūtes un nekam citam. ${ownBank.name} nekad neprasa to pa tālruni. Ja to nedarāt Jūs, nevienam nesakiet kodu un nekavējoties sazinieties ar mums.`,
  actPurposes: {
    payment: ({ amount, fee, payee, account, reference, when }) =>
      `maksājat ${amount}${fee && ` un komisijas maksu ${fee}`} saņēmējam ${payee}, ${account}; maksājuma mērķis: „${reference}”${when && `; ${when}`}${when.endsWith(".") ? "" : "."}`,
    approval: ({ what, more, total }) =>
      `apstiprināt${total && `, kopā ${total}`}: ${what.join("; ")}${more > 0 ? `; un vēl ${more}` : ""}.`,
    paymentFile: ({ total, fee, payments, name }) =>
      `maksājat ${total}${fee && ` un komisijas maksu ${fee}`}, ${paymentsInWords(payments)} no faila ${name}.`,
    contract: (company) => `parakstāt uzņēmuma ${company} līgumu.`,
    passwordChange: "maināt paroli.",
    twoFactorSetup: "iestatāt divfaktoru autentifikāciju.",
    twoFactorUpdate: "izslēdzat divfaktoru autentifikāciju.",
    recoveryCodesCreate: "izveidojat jaunus atkopšanas kodus.",
    sessionRevoke: "pārtraucat sesijas citās ierīcēs.",
    passkeyBegin: "pievienojat piekļuves atslēgu.",
    passkeyDelete: "noņemat piekļuves atslēgu.",
    limitsUpdate: "maināt maksājumu limitus.",
    directDebitRule: (rule) =>
      `atļaujat iekasēt naudu no Jūsu konta ${rule === "all" ? "ikvienam, kam ir pilnvarojums" : "kreditoriem, kuriem to atļaujat"}.`,
    mandateUpdate: ({ creditor, reference, amount, every }) =>
      `atļaujat kreditoram ${creditor} iekasēt ${amount ? `līdz ${amount}` : "jebkādu summu"} ${everyInWords[every]}; pilnvarojums: ${reference}.`,
    receiverTrust: ({ payee, account, perPayment, perDay }) =>
      `uzticaties saņēmējam ${payee}, ${account}: maksājumiem šim saņēmējam līdz ${perPayment}, kopā līdz ${perDay} dienā, kodu vairs neprasīs.`,
    accountClose: (facts) =>
      facts.payee === ""
        ? `slēdzat kontu ${facts.account}. To vairs nevarēs atvērt.`
        : `neatgriezeniski slēdzat kontu ${facts.account}: ${facts.amount} izmaksās saņēmējam ${facts.payee}.`,
    dataCopyFile: (ordered) => `lejupielādējat savu datu kopiju, kas pasūtīta ${ordered}.`,
    personSave: "maināt piekļuvi uzņēmuma kontam.",
    personRemove: "pārtraucat kāda piekļuvi uzņēmuma kontam.",
    approvalRuleSave: "maināt, kuriem uzņēmuma maksājumiem vajag apstiprinājumu.",
  },
  passkeysOff: "Banka piekļuves atslēgas nepieņem.",
  passkeyNeeded: "Šeit banka pieņem Jūsu piekļuves atslēgu, nevis kodu.",
  passkeysFull: (limit) =>
    `Sasniegts piekļuves atslēgu skaita ierobežojums (${limit}). Vispirms noņemiet kādu.`,
  passkeyAddedSubject: "Jums ir jauna piekļuves atslēga",
  passkeyAddedBody: (name) =>
    `Jūsu ${ownBank.name} lietotājam pievienota piekļuves atslēga „${name}”. Ja to nedarījāt Jūs, noņemiet to, nomainiet paroli un nekavējoties sazinieties ar mums.`,
  passkeyRemovedSubject: "Piekļuves atslēga noņemta",
  passkeyRemovedBody: (name) =>
    `No Jūsu ${ownBank.name} lietotāja noņemta piekļuves atslēga „${name}”. Ja to nedarījāt Jūs, nomainiet paroli un nekavējoties sazinieties ar mums.`,
  documentChanged: {
    terms: (day, changes) => [
      `Mūsu noteikumi mainīsies: ${day}`,
      `Jauni lietošanas noteikumi ir spēkā no šīs dienas: ${day} ${changes} Tos var izlasīt un tiem piekrist ${ownBank.name} sadaļā „Noteikumi, cenrādis un piekļūstamība”. Ja nepiekrītat, līgumu līdz tai dienai varat izbeigt bez maksas. Ja neiebilstat, jaunie noteikumi ir spēkā no tās dienas.`,
    ],
    fees: (day, changes) => [
      `Mūsu cenrādis mainīsies: ${day}`,
      `Jauns cenrādis ir spēkā no šīs dienas: ${day} ${changes} To var izlasīt un tam piekrist ${ownBank.name} sadaļā „Noteikumi, cenrādis un piekļūstamība”. Ja nepiekrītat, līgumu līdz tai dienai varat izbeigt bez maksas. Ja neiebilstat, jaunais cenrādis ir spēkā no tās dienas.`,
    ],
  },
  agreementReplaced: "Tagad ir jaunāka redakcija. Pirms piekrītat, izlasiet to.",
  trustOff: "Šajā bankā katram maksājumam vajag kodu.",
  accountClosedSubject: (account) => `Jūsu konts ${account} ir slēgts`,
  accountClosedBody: ({ account, amount, payee }) =>
    `Jūsu konts ${account} ir slēgts.${payee === "" ? "" : ` Atlikums ${amount} ir izmaksāts saņēmējam ${payee}.`} No tā un uz to vairs nevar maksāt. Piecus gadus varat pieslēgties, lasīt un lejupielādēt tā izrakstus. Ja to nedarījāt Jūs, nekavējoties rakstiet mums.`,
  closingReference: "Konta slēgšana",
  closingUnreachable: "Šī konta bankai nevar samaksāt. Izvēlieties citu kontu.",
  payeeTrustedSubject: (payee) => `Jūs uzticaties saņēmējam: ${payee}`,
  payeeTrustedBody: (payee, payeeAccount, account) =>
    `Konta ${account} uzticamo saņēmēju sarakstam ir pievienots saņēmējs ${payee}, ${payeeAccount}. Nelieliem maksājumiem šim saņēmējam kodu vairs neprasīs. Ja to nedarījāt Jūs, noņemiet saņēmēju no saraksta sadaļā „Saņēmēji”, nomainiet paroli un nekavējoties sazinieties ar mums.`,
  limitsChangedSubject: "Mainīti Jūsu maksājumu limiti",
  limitsChangedBody: (account) =>
    `Mainīti Jūsu konta ${account} maksājumu limiti. Ja to nedarījāt Jūs, nomainiet paroli un nekavējoties sazinieties ar mums.`,
  newDeviceSubject: "Pieslēgšanās no jaunas ierīces",
  newDeviceBody: (device, time) =>
    `${time} ar Jūsu ${ownBank.name} lietotāju pieslēdzās no mums nezināmas ierīces${device && `: ${device}`}. Ja tas bijāt Jūs, nekas nav jādara. Ja ne, atveriet bankā „Pieslēgtās ierīces” un ziņojiet mums; tad neviens nevarēs pieslēgties, līdz iestatīsiet jaunu paroli.`,
  dataCopyBeingMade: "Jūsu datu kopija jau top. Paziņosim, kad tā būs gatava.",
  dataCopiesTooMany: (most) => `Datu kopiju skaita ierobežojums 24 stundās: ${most}. Mēģiniet rīt.`,
  dataCopy: {
    readMe: "lasi-mani.txt",
    ready: (days) => [
      "Jūsu datu kopija ir gatava",
      `To var lejupielādēt savā profilā; dienu skaits, cik ilgi tā tur būs: ${days}. Ja to nepasūtījāt Jūs, nomainiet paroli un nekavējoties sazinieties ar mums.`,
    ],
    failed: [
      "Jūsu datu kopiju neizdevās izveidot",
      "Mūsu pusē radās kļūme. Pasūtiet kopiju vēlreiz savā profilā vai uzrakstiet mums sarakstē.",
    ],
    about: (day) =>
      `Ziņas, kas par Jums ir ${ownBank.legalName} rīcībā ${day}.\n\n.json failus var nolasīt gan programmas, gan cilvēki. Laiks norādīts pēc UTC, summas – konta valūtā.\nKonta pārskati, līgumi, dokumenti un Jūsu sūtītie faili ir atsevišķās mapēs.\nParoļu, atslēgu un kodu šeit nav, kā arī ziņu, ko likums neļauj izpaust.`,
    files: {
      profile: "kas Jūs esat un kā ar Jums sazināties",
      sessions: "ierīces, kurās Jūsu sesija ir vai nesen bija atvērta",
      "sign-ins": "pieslēgšanās un tās mēģinājumi pēdējās 90 dienās",
      passkeys: "Jūsu piekļuves atslēgas",
      devices: "pārlūkprogrammas, kuras atpazīstam",
      consents: "par ko un kā vēlaties saņemt paziņojumus",
      notifications: "paziņojumi pēdējā gada laikā",
      letters: "e-pasta vēstules un īsziņas pēdējās 30 dienās, bez to teksta",
      chat: "Jūsu sarakste ar mums",
      complaints: "Jūsu sūdzības un mūsu atbildes",
      verifications: "Jūsu identitātes verifikācijas",
      roles: "Jūsu lomas uzņēmumos un citu konti, kuriem Jums ir piekļuve",
      named: "cilvēki, kurus norādījāt uzņēmumam",
      approvals: "ko lūdzāt apstiprināt un ko apstiprinājāt",
      copies: "Jūsu pasūtītās datu kopijas",
      trail: "Jūsu darbības bankā",
      account: "konts, tā limiti un atlikumi",
      transactions: "maksājumi, ienākošā nauda un komisijas maksas",
      payees: "saglabātie saņēmēji",
      templates: "maksājumu sagataves",
      "name-checks": "ko teicām par saņēmēju vārdiem",
      plans: "plānotie un regulārie maksājumi",
      mandates: "tiešā debeta pilnvarojumi",
      collections: "tiešā debeta maksājumi",
      "money-requests": "ko lūdzāt samaksāt citiem",
      "payment-files": "augšupielādētie maksājumu faili un to maksājumi",
      people: "kam vēl ir piekļuve kontam",
      answers: "atbildes par uzņēmumu",
      documents: "uzņēmuma dokumenti",
      "new-documents": "dokumenti, kuri aizstās citus",
      members: "uzņēmuma pārstāvji un īpašnieki",
      "member-changes": "pārstāvju un īpašnieku izmaiņas",
      signatures: "līguma paraksti",
      reviews: "mūsu lēmumi par uzņēmumu",
    },
  },
  disownedSubject: "Pieslēgšanās ir bloķēta, līdz iestatīsiet jaunu paroli",
  disownedBody: `Jūs ziņojāt, ka ar Jūsu ${ownBank.name} lietotāju pieslēdzies kāds cits. Visas sesijas ir pārtrauktas un piekļuves atslēgas noņemtas; tagad neviens nevar pieslēgties. Lai iestatītu jaunu paroli, pieslēgšanās lapā izvēlieties „Aizmirsāt paroli?”. Ja to neziņojāt Jūs, tik un tā iestatiet jaunu paroli un nekavējoties sazinieties ar mums.`,
  selfBlockedSubject: "Piekļuve bankai ir bloķēta",
  selfBlockedBody: `Piekļuve Jūsu ${ownBank.name} lietotājam tika bloķēta ar Jūsu paroli, kā to dara, ja pazudis tālrunis vai karte. Visas sesijas ir pārtrauktas un piekļuves atslēgas noņemtas; tagad neviens nevar pieslēgties. Kad vēlaties, pieslēgšanās lapā izvēlieties „Aizmirsāt paroli?” un iestatiet jaunu paroli. Plānotie maksājumi un tiešais debets turpinās. Ja to nedarījāt Jūs, kāds zina Jūsu paroli: iestatiet jaunu un nekavējoties sazinieties ar mums.`,
  signedOutSubject: "Ierīcēs pārtrauktas sesijas",
  signedOutBody: (count) =>
    `Jūsu ${ownBank.name} lietotājam pārtrauktas sesijas citās ierīcēs: ${count}. Ja to nedarījāt Jūs, nomainiet paroli un nekavējoties sazinieties ar mums.`,

  twoFactorAlreadyOn: "Divfaktoru autentifikācija jau ir ieslēgta.",
  twoFactorIsOff: "Divfaktoru autentifikācija ir izslēgta.",
  twoFactorSetupOver: "Iestatīšanai atvēlētais laiks ir beidzies. Aizveriet to un sāciet no jauna.",
  twoFactorCodeWrong: "Šis kods nav pareizs. Ievadiet jaunāko kodu no savas lietotnes.",
  twoFactorOnSubject: "Divfaktoru autentifikācija ir ieslēgta",
  twoFactorOnBody: `Jūsu ${ownBank.name} lietotājam ir ieslēgta divfaktoru autentifikācija, un citās ierīcēs sesijas ir pārtrauktas. Ja to nedarījāt Jūs, nomainiet paroli un nekavējoties sazinieties ar mums.`,
  twoFactorOffSubject: "Divfaktoru autentifikācija ir izslēgta",
  twoFactorOffBody: `Jūsu ${ownBank.name} lietotājam ir izslēgta divfaktoru autentifikācija, un citās ierīcēs sesijas ir pārtrauktas. Ja to nedarījāt Jūs, nomainiet paroli un nekavējoties sazinieties ar mums.`,
  recoveryCodesSubject: "Jums ir jauni atkopšanas kodi",
  recoveryCodesBody: `Jūsu ${ownBank.name} lietotājam ir izveidoti jauni atkopšanas kodi; iepriekšējie vairs neder. Ja to nedarījāt Jūs, nomainiet paroli un nekavējoties sazinieties ar mums.`,
  recoveryUsedSubject: "Ir izmantots atkopšanas kods",
  recoveryUsedBody: (left) =>
    `Jūsu ${ownBank.name} lietotājam ir izmantots atkopšanas kods. Atlikušo kodu skaits: ${left}. Ja to nedarījāt Jūs, nomainiet paroli un nekavējoties sazinieties ar mums.`,

  entryUnknown: "Šādas ziņas banka neprasa.",
  companyFrozen: "Uzņēmums ir apstiprināts, tāpēc tā datus šeit vairs nevar mainīt. Sazinieties ar mums.",
  companyTwice: "Jums jau ir uzņēmums ar šādu reģistrācijas numuru.",
  companiesFull: (limit) => `Sasniegts uzņēmumu skaita ierobežojums (${limit}).`,
  companyNameInvalid: "Uzņēmuma nosaukumā drīkst būt 1–70 rakstzīmes: burti, atstarpes un & - , . \" '.",
  registrationNumberInvalid: "Šis nav reģistrācijas numurs. Latvijā tajā ir 11 ciparu.",
  legalFormInvalid: "Izvēlieties juridisko formu no saraksta.",
  websiteInvalid: "Ievadiet tīmekļa vietni, piemēram, www.uznemums.lv.",
  businessDescriptionInvalid: "Aprakstiet uzņēmuma darbību 10–1000 rakstzīmēs.",
  exposureInvalid: "Atbildiet ar jā vai nē; ja atbilde ir jā, norādiet, kas tas ir un kādu amatu ieņem.",
  documentProblems: {
    notPdf: "Var augšupielādēt tikai PDF failus.",
    tooLarge: (megabytes) => `Fails ir pārāk liels. Dokumenta lielums drīkst būt līdz ${megabytes} MB.`,
    empty: "Fails ir tukšs.",
    damaged: "Fails ir bojāts vai nepilnīgs. Saglabājiet to kā PDF vēlreiz.",
    encrypted: "PDF var atvērt tikai ar paroli. Saglabājiet kopiju bez paroles.",
    noPages: "PDF failā nav nevienas lapas.",
  },
  documentsFull: (megabytes) =>
    `Visu dokumentu kopējais lielums drīkst būt līdz ${megabytes} MB. Saglabājiet tos mazākā apjomā.`,
  uploadsTooMany: "Augšupielādēts pārāk daudz dokumentu. Mēģiniet vēlreiz pēc stundas.",
  percentInvalid: "Daļa ir skaitlis no 0 līdz 100 ar ne vairāk kā divām decimālzīmēm.",
  membersFull: (limit) => `Sasniegts uzņēmuma pārstāvju un īpašnieku skaita ierobežojums (${limit}).`,
  invitesTooMany: "Pievienots pārāk daudz personu. Mēģiniet vēlreiz pēc stundas.",
  inviteSubject: `Jūs pievienoja uzņēmuma kontam bankā ${ownBank.name}`,
  inviteBody: (inviter, email) =>
    `${inviter} norādīja Jūs kā pārstāvi vai īpašnieku uzņēmumā, kas atver kontu bankā ${ownBank.name}. Jums izveidots lietotājs ar adresi ${email}. Lai pieslēgtos, pieslēgšanās lapā izvēlieties „Aizmirsāt paroli?” un iestatiet paroli. Pēc pieslēgšanās varēsiet piekrist vai atteikties. Ja šo personu nepazīstat, nedariet neko.`,
  ownerStopped: "Banka ir apturējusi maksājumus no šī konta. Rakstiet mums sarakstē.",
  accessNotVerified: "Vispirms verificējiet savu identitāti, tad piekrītiet.",
  accessNotOwn: "Šis ir Jūsu pašu konts, tāpēc nav piekļuves, no kuras atteikties.",
  accessTooMuch:
    "Nevarat dot vairāk, nekā drīkstat paši, un nevarat mainīt piekļuvi personai, kura drīkst vairāk nekā Jūs.",
  accessOfOwner: "Šī persona ir konta īpašnieks un jau drīkst darīt visu.",
  accessOfSelf: "Savu piekļuvi mainīt nevarat. Vērsieties pie konta īpašnieka.",
  accessGone: "Šai personai piekļuves vairs nav. Pārlādējiet lapu.",
  accessInviteSubject: (company) => `Uzņēmums ${company} piešķir Jums piekļuvi savam kontam`,
  accessInviteBody: (inviter, company) =>
    `${inviter} aicina Jūs izmantot uzņēmuma ${company} kontu bankā ${ownBank.name}. Pieslēdzieties ${ownBank.name}: uzaicinājums ir sākumlapā, un tur varat piekrist vai atteikties. Ja šo personu nepazīstat, atsakieties vai nedariet neko.`,
  accessInviteNew: (email) =>
    ` Jums izveidots lietotājs ar adresi ${email}. Lai pieslēgtos pirmo reizi, pieslēgšanās lapā izvēlieties „Aizmirsāt paroli?” un iestatiet paroli. Pirms piekrišanas mums jāverificē Jūsu identitāte.`,
  accessAcceptedSubject: (company) => `Jauna piekļuve uzņēmuma ${company} kontam`,
  accessAcceptedBody: (person, company) =>
    `${person} piekrita un tagad var izmantot uzņēmuma ${company} kontu. Mainīt vai pārtraukt piekļuvi varat uzņēmuma profilā, sadaļā „Piekļuve”.`,
  accessRefusedSubject: (company) => `Atteikums izmantot uzņēmuma ${company} kontu`,
  accessRefusedBody: (company) =>
    `Persona, ko uzaicinājāt izmantot uzņēmuma ${company} kontu, atteicās. Pieslēdzieties, lai redzētu, kura tā ir.`,
  accessChangedSubject: (company) => `Mainīta Jūsu piekļuve uzņēmuma ${company} kontam`,
  accessChangedBody: (company) =>
    `Mainīts tas, ko drīkstat darīt uzņēmuma ${company} kontā. Izmaiņas redzēsiet, kad nākamreiz atvērsiet šo kontu.`,
  accessEndedSubject: (company) => `Jūsu piekļuve uzņēmuma ${company} kontam ir beigusies`,
  accessEndedBody: (company) =>
    `Uzņēmuma ${company} kontu vairs nevarat izmantot. Jūsu pašu konti paliek, kā bijuši.`,
  accessEndedByBank: (company) =>
    `Banka ir pārtraukusi Jūsu piekļuvi uzņēmuma ${company} kontam. Jūsu pašu konti paliek, kā bijuši. Ja ir jautājumi, rakstiet mums.`,
  peopleLeftBody: (who, email, company) =>
    `${who} (${email}) atteicās no piekļuves uzņēmuma ${company} kontam.`,
  peopleEndedByBank: (email, company) =>
    `Banka ir pārtraukusi lietotāja ${email} piekļuvi uzņēmuma ${company} kontam. Ja ir jautājumi, rakstiet mums.`,
  peopleChangedSubject: (company) => `Mainīta piekļuve uzņēmuma ${company} kontam`,
  peopleChangedBody: {
    invited: (who, email, company) =>
      `${who} uzaicināja lietotāju ${email} izmantot uzņēmuma ${company} kontu. Ja tas nav pareizi, pārtrauciet piekļuvi uzņēmuma profilā.`,
    changed: (who, email, company) =>
      `${who} mainīja to, ko uzņēmuma ${company} kontā drīkst darīt lietotājs ${email}. Ja tas nav pareizi, mainiet to uzņēmuma profilā.`,
    removed: (who, email, company) =>
      `${who} pārtrauca lietotāja ${email} piekļuvi uzņēmuma ${company} kontam.`,
  },
  signNotVerified: "Pirms parakstīšanas verificējiet savu identitāti.",
  signTwoFactorOff: "Pirms parakstīšanas ieslēdziet divfaktoru autentifikāciju.",
  documentNames: {
    certificate_of_incorporation: "Reģistrācijas apliecība",
    articles_of_association: "Statūti un dibināšanas līgums",
    business_register:
      "Izraksts no Uzņēmumu reģistra vai izziņa par uzņēmuma statusu (Certificate of Good Standing)",
    shareholder_register: "Dalībnieku reģistrs",
    director_register: "Valdes locekļu saraksts",
    power_of_attorney: "Pilnvara",
    financial_statements: "Jaunākie finanšu pārskati",
  },
  documentRejectedSubject: "Jūsu uzņēmumam nepieciešams cits dokuments",
  documentRejectedBody: (company, document, comment) =>
    `Nevarējām pieņemt šo uzņēmuma ${company} dokumentu: ${document}. Mūsu komentārs: ${sentence(comment)} Pieslēdzieties un augšupielādējiet citu.`,
  invitationSubject: (company) => `Uzņēmums ${company} norāda Jūs kā pārstāvi vai īpašnieku`,
  invitationBody: (inviter, company) =>
    `${inviter} norāda Jūs kā uzņēmuma ${company} pārstāvi vai īpašnieku. Pieslēdzieties ${ownBank.name} kā parasti: uzaicinājums ir sākumlapā, un tur varat piekrist vai atteikties. Līdz Jūsu piekrišanai uzņēmums ${company} par Jums neko neredz. Ja šo personu nepazīstat, atsakieties vai nedariet neko.`,
  invitationAcceptedSubject: "Jūsu uzaicinājums ir pieņemts",
  invitationAcceptedBody: {
    joined: (person, company) =>
      `${person} piekrita un tagad ir uzņēmuma ${company} pārstāvju un īpašnieku sarakstā.`,
    waiting: (person, company) =>
      `${person} piekrita būt uzņēmuma ${company} pārstāvju un īpašnieku sarakstā. Par lēmumu paziņosim e-pastā.`,
  },
  invitationRefusedSubject: "Jūsu uzaicinājums ir noraidīts",
  invitationRefusedBody: (company) =>
    `Persona, ko norādījāt kā uzņēmuma ${company} pārstāvi vai īpašnieku, atteicās. Pieslēdzieties, lai redzētu, kura tā ir.`,
  changeText: {
    document: (document) => `jauns dokumenta fails (${document})`,
    add: (person) => `jauna persona (${person})`,
    remove: (person) => `personas noņemšana (${person})`,
  },
  changeAskedSubject: "Jūsu uzņēmuma izmaiņas gaida bankas lēmumu",
  changeAskedBody: (company, what) =>
    `Saņēmām lūgumu veikt izmaiņas uzņēmumā ${company}: ${what}. Līdz mūsu lēmumam nekas nemainās; par to paziņosim e-pastā. Ja to nelūdzāt Jūs, nekavējoties sazinieties ar mums.`,
  changeApprovedSubject: "Jūsu uzņēmuma izmaiņas ir apstiprinātas",
  changeApprovedBody: (company, what) => `Izmaiņas uzņēmumā ${company} ir apstiprinātas un veiktas: ${what}.`,
  memberChangeApprovedBody: (company, what) =>
    `Izmaiņas uzņēmumā ${company} ir apstiprinātas un veiktas: ${what}. Līdz ar to ir mainījies līgums. Pieslēdzieties un parakstiet to vēlreiz.`,
  changeDeclinedSubject: "Jūsu uzņēmuma izmaiņas nav apstiprinātas",
  changeDeclinedBody: (company, what, reason) =>
    `Izmaiņas uzņēmumā ${company} (${what}) nav apstiprinātas: ${sentence(reason)} Nekas netiek mainīts.`,
  membershipSubject: "Mainījies Jūsu statuss uzņēmumā",
  membershipBody: {
    add: (company) => `Tagad Jūs esat uzņēmuma ${company} pārstāvju un īpašnieku sarakstā.`,
    remove: (company) => `Jūs vairs neesat uzņēmuma ${company} pārstāvju un īpašnieku sarakstā.`,
  },
  companyConfirmedSubject: "Jūsu uzņēmums ir apstiprināts",
  companyConfirmedBody: (company) =>
    `Uzņēmums ${company} ir apstiprināts. Tagad tas var maksāt un saņemt naudu bankā ${ownBank.name}.`,
  companyReturnedSubject: "Jāpapildina Jūsu uzņēmuma pieteikums",
  companyReturnedBody: (company, reason) =>
    `Izskatījām uzņēmuma ${company} pieteikumu un vēl nevaram to apstiprināt: ${sentence(reason)} Pieslēdzieties, novērsiet trūkumus, un mēs to izskatīsim vēlreiz.`,

  chatEmpty: "Uzrakstiet ziņu vai pievienojiet failu.",
  chatTooLong: (limit) => `Ziņā var būt līdz ${limit} rakstzīmēm.`,
  chatTooFast: "Nosūtīts pārāk daudz ziņu. Mēģiniet vēlreiz pēc minūtes.",
  chatFilesTooMany: (limit) => `Ziņai var pievienot līdz ${limit} failiem.`,
  chatFilesTooLarge: (megabytes) => `Ziņas failu kopējais lielums drīkst būt līdz ${megabytes} MB.`,
  chatFileEmpty: (name) => `Fails ${name} ir tukšs.`,
  chatFileKind: (name) => `Failu ${name} nevar nosūtīt. Sūtiet attēlus, PDF, Word, Excel vai teksta failus.`,
  transactionFileProblems: {
    kind: (name) =>
      `Failu ${name} nevar pievienot. Pievienojiet attēlus, PDF, teksta vai biroja programmu failus.`,
    empty: (name) => `Fails ${name} ir tukšs.`,
    tooLarge: (name, megabytes) =>
      `Fails ${name} ir pārāk liels. Faila lielums drīkst būt līdz ${megabytes} MB.`,
    content: (name) => `Faila ${name} saturs neatbilst tā veidam.`,
    closed: (name) => `PDF fails ${name} ir bojāts vai atveras tikai ar paroli.`,
  },
  transactionFilesTooMany: (limit) => `Darījumam var pievienot līdz ${limit} failiem.`,
  labelsTooMany: (limit) => `Kontam var būt līdz ${limit} dažādām iezīmēm. Izmantojiet kādu no esošajām.`,
  transactionFilesFull: (megabytes) =>
    `Konta failu kopējais lielums drīkst būt līdz ${megabytes} MB. Noņemiet tos, kas vairs nav vajadzīgi.`,
  fileInfected: (name) => `Failā ${name} ir vīruss, tāpēc tas netika pieņemts. Pārbaudiet savu ierīci.`,
  chatFull: (megabytes) => `Jau nosūtīti faili ${megabytes} MB apjomā; vairāk saglabāt nevaram.`,
  complaintInvalid: "Ievadiet tematu līdz 200 rakstzīmēm un aprakstu līdz 10 000 rakstzīmēm.",
  complaintTooLarge: (megabytes) => `Failu kopējais lielums drīkst būt līdz ${megabytes} MB.`,
  complaintFileEmpty: (name) => `Fails ${name} ir tukšs. Noņemiet to vai pievienojiet citu.`,
  complaintsTooMany: "Nosūtīts pārāk daudz sūdzību un ierosinājumu. Mēģiniet vēlreiz pēc stundas.",
  complaintReceivedSubject: (reference) => `Saņēmām Jūsu sūdzību vai ierosinājumu ${reference}`,
  complaintReceivedBody: (reference, subject, day) =>
    `Saņēmām Jūsu sūdzību vai ierosinājumu „${subject}”. Numurs: ${reference}. Atbildēsim līdz ${day}`,
  complaintAnsweredSubject: (reference) => `Mūsu atbilde uz Jūsu sūdzību vai ierosinājumu ${reference}`,

  paymentFileColumns: { name: "nosaukums", account: "konts", amount: "summa" },
  paymentFileFaults: {
    empty: () => "Fails ir tukšs.",
    tooLarge: (megabytes) => `Fails pārsniedz ${megabytes} MB. Sadaliet to.`,
    tooMany: (limit) => `Failā ir vairāk nekā ${limit} maksājumu. Sadaliet to.`,
    noPayments: () => "Failā nav maksājumu.",
    unknownFormat: () => "Tas nav ne CSV, ne pain.001 fails. Saglabājiet maksājumus kādā no šiem formātiem.",
    encoding: () => "Faila burtus nevar nolasīt. Saglabājiet to UTF-8 kodējumā.",
    quotes: () => "Pēdiņām trūkst pāra. Izlabojiet failu.",
    cells: (columns, found) => `Šajā rindā šūnu skaits ir ${found}, bet faila kolonnu skaits – ${columns}.`,
    cellLong: () => "Šūna šajā rindā ir garāka par jebkuru maksājuma tekstu. Varbūt trūkst pēdiņu?",
    columnsMissing: (columns) => `Pirmajā rindā jābūt kolonnu nosaukumiem. Trūkst: ${columns}.`,
    columnUnknown: (_, column) => `Kolonna „${column}” nav zināma. Pārdēvējiet vai izņemiet to.`,
    columnTwice: (_, column) => `Kolonna „${column}” atkārto citu kolonnu. Atstājiet vienu.`,
    referenceTwice: (_, found) => `Maksājumam ir viens mērķis, bet šim ir vēl otrs: „${found}”.`,
    type: (_, found) => `„${found}” nav maksājuma veids. Rakstiet „zibmaksājums” vai atstājiet šūnu tukšu.`,
    malformed: () => "Šeit XML ir bojāts vai fails ir nepilnīgs. Eksportējiet to vēlreiz.",
    doctype: () => "Failā ir DOCTYPE, kura maksājumu failā nedrīkst būt.",
    nesting: (element) => `Elements ${element} ir ievietots pārāk dziļi.`,
    namespace: (_, namespace) =>
      `„${namespace}” mēs nelasām. Eksportējiet failu kā pain.001.001.09 vai pain.001.001.03.`,
    elementUnknown: (element) => `Elementam ${element} šeit nav vietas.`,
    elementOrder: (element) => `Elements ${element} ir nepareizā vietā.`,
    elementMissing: (element) => `Šeit trūkst elementa: ${element}.`,
    elementTwice: (element) => `Elements ${element} šeit drīkst būt tikai vienreiz.`,
    attribute: (attribute, element) => `Elementam ${element} nedrīkst būt atribūta ${attribute}.`,
    text: (element, found) => `Elementā ${element} drīkst būt tikai citi elementi, nevis „${found}”.`,
    value: (element, found) =>
      found ? `„${found}” nav derīga elementa ${element} vērtība.` : `Elements ${element} ir tukšs.`,
    notTaken: (element, found) =>
      found
        ? `Maksājumus ar „${found}” elementā ${element} veikt nevaram.`
        : `Maksājumus ar elementu ${element} veikt nevaram.`,
    count: (said, found) => `Maksājumu skaits nav pareizs: failā norādīts ${said}, bet to ir ${found}.`,
    sum: (said, found) => `Maksājumu kopsumma nav pareiza: failā norādīts ${said}, bet kopā ir ${found}.`,
  },

  transactionUnknown: "Šāda darījuma nav.",
  chatReplySubject: (name) => `${name} atbildēja uz Jūsu ziņu`,
  mailIsFixed: "No šiem e-pastiem nevar atteikties: tie attiecas uz Jūsu drošību vai bankas lēmumiem.",
  pushNowhere: "Banka nevar sūtīt paziņojumus uz šo pārlūkprogrammu.",
  pushed: {
    terms: "Mainās noteikumi vai cenrādis.",
    moneyIn: "Saņemts maksājums.",
    paymentMade: "Maksājums ir veikts.",
    paymentFailed: "Maksājums nav veikts vai nauda ir atgriezta.",
    approval: "Ir jaunumi par apstiprināšanu.",
    planned: "Ir jaunumi par plānoto maksājumu vai tiešo debetu.",
    budget: "Ir jaunumi par budžetu.",
    statement: "Ir gatavs konta pārskats.",
    company: "Ir jaunumi par Jūsu datiem vai dokumentiem.",
    chat: "Jums ir jauna ziņa.",
    security: "Ir jaunumi par Jūsu pieslēgšanās drošību.",
  },
  budgets: {
    near: (facts) => [
      `Budžets gandrīz iztērēts: ${facts.category}`,
      sentences(
        `Iztērēts ${facts.spent} no ${facts.limit}, līdz ${facts.until} atlicis ${facts.left}`,
        facts.company,
      ),
    ],
    over: (facts) => [
      `Budžets pārsniegts: ${facts.category}`,
      sentences(
        `Šomēnes iztērēts ${facts.spent}, par ${facts.left} vairāk nekā limits ${facts.limit}`,
        facts.company,
      ),
    ],
  },
  booked: {
    moneyIn: (facts) => [
      `Saņemts maksājums: ${facts.amount}`,
      sentences(`Maksātājs: ${facts.name}`, facts.reference, facts.company),
    ],
    requestPaid: (facts) => [
      `Saņemts maksājums pēc Jūsu pieprasījuma: ${facts.amount}`,
      sentences(`Maksātājs: ${facts.name}`, `Par ko lūdzāt: ${facts.whatFor}`, facts.company),
    ],
    paymentMade: (facts) => [
      `Maksājums veikts: ${facts.amount}`,
      sentences(`Saņēmējs: ${facts.name}`, facts.reference, facts.company),
    ],
    paymentFailed: (facts) => [
      `Maksājums nav veikts: ${facts.amount}`,
      sentences(
        `Saņēmējs: ${facts.name}`,
        facts.why && `Iemesls: ${facts.why}`,
        "Nauda atkal ir Jūsu kontā",
        facts.company,
      ),
    ],
    moneyBack: (facts) => [
      `Nauda atgriezta: ${facts.amount}`,
      sentences(`Maksājuma saņēmējs: ${facts.name}`, facts.why && `Iemesls: ${facts.why}`, facts.company),
    ],
  },
  salary: "Alga",
  paperTooLong: "Vienam PDF tas ir par daudz. Izvēlieties īsāku periodu vai saglabājiet CSV failā.",
  detailsMissing: "Konta numurs vēl nav gatavs. Mēģiniet vēlreiz pēc dažām minūtēm.",

  memberUnknown: "Šādas personas nav.",
  memberVerified: "Šīs personas identitāte jau ir verificēta.",
  linkTooSoon: "Saite tikko nosūtīta. Mēģiniet vēlāk.",
  linkSent: "Saite ir nosūtīta.",
  linkSubject: `Verificējiet savu identitāti bankā ${ownBank.name}`,
  linkBody: (company, address) =>
    `${company} lūdz Jūs verificēt identitāti. Sagatavojiet pasi vai personas apliecību un atveriet ${address}. Saite darbojas 7 dienas. Ja šo uzņēmumu nepazīstat, nedariet neko.`,
  verifiedSubject: "Jūsu identitāte ir verificēta",
  verifiedBody: "Jūsu identitāte ir verificēta. Tagad varat maksāt un saņemt naudu.",
  rejectedSubject: "Neizdevās verificēt Jūsu identitāti",
  rejectedBody:
    "No fotoattēliem neizdevās verificēt Jūsu identitāti. Pieslēdzieties, lai uzzinātu iemeslu un mēģinātu vēlreiz.",
  rejectedFinalBody:
    "Jūsu identitāti neizdevās verificēt. Pieslēdzieties, lai uzzinātu iemeslu, vai sazinieties ar mums.",
};
