import { ownBank } from "../bank";
import { bankTexts } from "./bank.de";
import { type Catalogue } from "./en";
import { sentence, sentences } from "./sentence";

const approvalsInWords = (count: number) => (count === 1 ? "eine Freigabe" : `${count} Freigaben`);

const everyInWords = {
  any: "jedes Mal, wenn er es verlangt,",
  month: "höchstens einmal im Monat",
  quarter: "höchstens einmal im Quartal",
  year: "höchstens einmal im Jahr",
};

const notYou = "Falls Sie das nicht waren, ändern Sie Ihr Passwort und kontaktieren Sie uns sofort.";

export const de: Catalogue = {
  letter: (body) => `Guten Tag,\n\n${body}\n\nMit freundlichen Grüßen\n${ownBank.name}\n${bankTexts.address}`,

  badRequest:
    "Die Anfrage konnte nicht gelesen werden. Prüfen Sie Ihre Eingaben und versuchen Sie es erneut.",
  notFound: "Unter dieser Adresse gibt es nichts.",
  methodNotAllowed: "Diese Adresse beantwortet solche Anfragen nicht.",
  tooLarge: "Die Anfrage ist zu groß.",
  sessionExpired: "Die Sitzung ist abgelaufen",
  forbidden: "Zugriff verweigert",
  tooBusy: "Die Bank ist gerade stark ausgelastet. Versuchen Sie es gleich noch einmal.",
  unavailable: "Die Bank kann gerade nicht antworten. Versuchen Sie es in einigen Sekunden erneut.",
  serverError: (id) =>
    `Bei uns ist etwas schiefgelaufen. Versuchen Sie es später erneut.${id && ` Wenn Sie dem Kundenservice schreiben, nennen Sie den Code ${id}.`}`,

  lockedMinutes: (minutes) =>
    `Zu viele Versuche. Versuchen Sie es in ${minutes} ${minutes === 1 ? "Minute" : "Minuten"} erneut.`,
  blockedBy: {
    customer:
      "Die Anmeldung ist auf Ihren Wunsch gesperrt. Wählen Sie „Passwort vergessen?“ und legen Sie ein neues Passwort fest.",
    bank: "Die Bank hat diesen Zugang gesperrt. Bitte kontaktieren Sie uns.",
  },
  resetSent: "Falls diese E-Mail-Adresse bei uns registriert ist, haben wir einen Code dorthin gesendet.",
  tooManyCodes: "Es wurden zu viele Codes angefordert. Versuchen Sie es später erneut.",

  notVerified: "Bestätigen Sie Ihre Identität, bevor Sie Geld senden.",
  twoFactorOff: "Schalten Sie die Zwei-Faktor-Authentifizierung ein, bevor Sie Geld senden.",
  companyNotConfirmed: "Die Firma wird noch geprüft und kann deshalb noch kein Geld senden.",
  currencyNotSent: "Es können nur Euro überwiesen werden.",
  ownAccount: "Das ist Ihr eigenes Konto. Geben Sie das Konto des Empfängers ein.",
  amountInvalid: "Geben Sie einen Betrag von mindestens 0,01 mit höchstens zwei Nachkommastellen ein.",
  balanceTooLow: (available) => `Der Betrag liegt über Ihrem verfügbaren Guthaben von ${available}.`,
  balanceTooLowForFee: (available, fee, total) =>
    `Mit dem Entgelt von ${fee} beträgt die Zahlung ${total} und liegt über Ihrem verfügbaren Guthaben von ${available}.`,
  aboveLimit: {
    perPayment: (limit) => `Der Betrag liegt über Ihrem Limit von ${limit} pro Zahlung.`,
    perDay: (limit, left) =>
      `Der Betrag liegt über Ihrem Tageslimit von ${limit}. Heute können Sie noch ${left} senden.`,
    instantPerPayment: (limit) => `Der Betrag liegt über Ihrem Limit von ${limit} pro Echtzeitüberweisung.`,
    instantPerDay: (limit, left) =>
      `Der Betrag liegt über Ihrem Tageslimit von ${limit} für Echtzeitüberweisungen. Heute können Sie so noch ${left} senden.`,
    ownPerPayment: (limit) => `Von diesem Konto können Sie bis zu ${limit} auf einmal zahlen.`,
    ownPerDay: (_limit, left) => `Von diesem Konto können Sie heute noch ${left} zahlen.`,
  },
  approversTooFew: (approvers, people) =>
    `Für ${approvalsInWords(approvers)} müssen ${people} Personen freigeben können: Niemand gibt eigene Zahlungen frei. Geben Sie zuerst einer weiteren Person das Recht zur Freigabe.`,
  approversWouldLack: (approvers, people) =>
    `Zahlungen brauchen ${approvalsInWords(approvers)}, deshalb müssen ${people} Personen freigeben können. Geben Sie zuerst einer weiteren Person das Recht oder ändern Sie die Regel.`,
  approvalNobody: (needed, others) =>
    `Dafür ist ${needed === 1 ? "die Freigabe durch eine weitere Person" : `die Freigabe durch ${needed} weitere Personen`} nötig, und ${others === 0 ? "niemand sonst kann" : `nur ${others} können`} freigeben. Zuerst braucht eine weitere Person das Recht zur Freigabe. Wenn niemand es mehr geben kann, schreiben Sie uns im Chat.`,
  approvalWords: {
    payment: ({ amount, payee, account, when }) => `${amount} an ${payee}, ${account}${when && `, ${when}`}`,
    rule: (above, approvers) => `Zahlungen über ${above} brauchen ${approvalsInWords(approvers)}`,
    file: (total, payments, name) =>
      `${total} in ${payments === 1 ? "einer Zahlung" : `${payments} Zahlungen`} aus der Datei ${name}`,
    noRule: "Zahlungen brauchen keine Freigabe mehr",
    person: (name, email) => `Zugang zum Firmenkonto für ${name}, ${email}`,
  },
  approvalGone:
    "Es wurde nichts freigegeben: Ein Teil davon wurde inzwischen entschieden oder geändert. Sehen Sie es sich noch einmal an.",
  approvalBars: {
    own: "Sie können nicht freigeben, was Sie selbst angelegt haben oder was Sie selbst betrifft.",
    given: "Sie haben dies bereits freigegeben.",
    noRight: "Sie können von diesem Konto keine Zahlungen freigeben.",
    abovePayment: "Das ist mehr, als Sie auf einmal freigeben können.",
    aboveDay: "Das ist mehr, als Sie heute noch freigeben können.",
  },
  approvalInvited:
    "Jemand, den Sie eingeladen haben, hat noch nicht geantwortet. Beenden Sie die Einladung oder warten Sie, bis sie angenommen ist; legen Sie dann die Regel fest.",
  approvalReplaces:
    "Diese Änderung braucht eine Freigabe. Beenden Sie die geplante Zahlung und planen Sie eine neue, damit alles davon zur Freigabe zu sehen ist.",
  approvalUnreachable: "Die Bank des Empfängers nimmt solche Zahlungen nicht mehr an.",
  approvalAboveLimit: "Das liegt über den Limits des Kontos oder der Person, die es angelegt hat.",
  approvalReason: "Nennen Sie den Grund, damit bekannt ist, was zu ändern ist.",
  approvalFailed: (payee, why) => `Es wurde nichts freigegeben. ${payee}: ${why}`,
  approvalMaker: "Die Person, die dies angelegt hat, darf das nicht mehr. Lehnen Sie es ab.",
  proposalsTooMany: (most) =>
    `Bereits ${most} Zahlungen warten auf Freigabe. Lassen Sie zuerst einige davon entscheiden.`,
  proposalApprovedSubject: "Ihr Antrag wurde freigegeben",
  proposalApprovedBody: (what) => `Was Sie beantragt haben, wurde freigegeben und ausgeführt: ${what}.`,
  proposalDeclinedSubject: "Ihr Antrag wurde abgelehnt",
  proposalDeclinedBody: (who, what) =>
    `${who} hat abgelehnt, was Sie beantragt haben: ${what}. Der Grund steht unter „Freigaben“.`,
  proposalExpiredSubject: "Ihr Antrag ist abgelaufen",
  proposalExpiredBody: (what) =>
    `Über Ihren Antrag wurde nicht rechtzeitig entschieden: ${what}. Es ist nichts geschehen. Falls weiterhin gewünscht, stellen Sie ihn erneut.`,
  approvalsWaitSubject: (company) => `${company}: Etwas wartet auf Ihre Freigabe`,
  approvalsWaitBody: (count, company) =>
    `Auf dem Konto von ${company} ${count === 1 ? "wartet ein Vorgang" : `warten ${count} Vorgänge`} auf Ihre Freigabe. Melden Sie sich bei ${ownBank.name} an und öffnen Sie „Freigaben“.`,
  approvalRuleLifted: (company) =>
    `Die Bank hat wie gewünscht die Regel aufgehoben, welche Zahlungen von ${company} eine Freigabe brauchen. Falls Sie das nicht gewünscht haben, kontaktieren Sie uns sofort.`,
  approvalRuleSubject: (company) => `Die Freigaberegel von ${company} wurde geändert`,
  approvalRuleBody: (company) =>
    `Die Regel, welche Zahlungen von ${company} eine Freigabe brauchen, wurde geändert. ${notYou}`,
  planSepaOnly: "Nur SEPA-Zahlungen können für später geplant werden.",
  planProblems: {
    past: "Die erste Zahlung muss an einem späteren Tag als heute sein.",
    tooFar: "Die erste Zahlung muss innerhalb eines Jahres sein.",
    before:
      "Der Bankarbeitstag vor der ersten Zahlung ist vorbei. Wählen Sie einen späteren Tag oder den Bankarbeitstag danach.",
    until: "Der Plan endet vor seiner ersten Zahlung.",
  },
  planWords: {
    once: (first) => `am ${first}`,
    weekly: (first) => `jede Woche ab ${first}`,
    monthly: (first, day) => `jeden Monat ${day ? `am ${day}. ` : ""}ab ${first}`,
    monthEnd: (first) => `am Ende jedes Monats ab ${first}`,
  },
  planUntil: (often, day) => `${often} bis ${day}`,
  planTimes: (often, times) => `${often}, ${times === 1 ? "einmal" : `${times} Mal`}`,
  planDayUnknown: "Diesen Tag gibt es nicht. Prüfen Sie die Tage des Plans.",
  planTooMany: (most) => `Es gibt bereits ${most} geplante Zahlungen. Beenden Sie zuerst eine.`,
  planPassed: "Ihr Tag verging, während sie pausiert war. Planen Sie die Zahlung neu.",
  planAboveOwn:
    "Diese geplante Zahlung liegt über dem, was Sie von diesem Konto zahlen können. Wer das Konto innehat, kann sie ändern.",
  planGone: "Diese geplante Zahlung ist bereits beendet.",
  planMovedOn:
    "Es wurde nichts geändert: Die Zahlung dieses Tages wurde inzwischen ausgeführt oder ausgelassen.",
  paymentFileTooLarge: "Die Datei ist zu groß: höchstens 10 MB.",
  paymentFilesTooMany: (most) =>
    `Es gibt bereits ${most} nicht freigegebene Dateien. Geben Sie zuerst einige frei oder entfernen Sie sie.`,
  paymentFileApproved: "Die Datei ist bereits freigegeben und kann nicht mehr geändert werden.",
  paymentFileChanged:
    "Die Datei hat sich inzwischen geändert. Sehen Sie sie noch einmal an, bevor Sie sie freigeben.",
  paymentFileWaits:
    "Die Datei wartet auf Freigabe. Wer sie zur Freigabe gesendet hat, kann sie zurückziehen und ändern.",
  paymentFileUncovered: (available, total) =>
    `Die Zahlungen betragen mit Entgelten ${total}, verfügbar sind ${available}. Lassen Sie einige aus oder zahlen Sie zuerst etwas ein.`,
  paymentFileDoneSubject: "Ihre Zahlungsdatei ist ausgeführt",
  paymentFileDoneBody: ({ name, paid, refused }) =>
    `${name}: ${paid === 1 ? "Eine Zahlung wurde" : `${paid} Zahlungen wurden`} ausgeführt${refused === 0 ? "" : `, ${refused} nicht`}. Der Bericht steht unter „Aus Datei zahlen“.`,
  messageIdTaken: (id, name) =>
    `Eine Datei mit der Nachrichten-ID ${id} wurde bereits hochgeladen: ${name}. Falls dies eine andere Datei ist, lassen Sie Ihr Programm eine eigene ID vergeben.`,
  otherDebtor: (account) =>
    `Die Datei zahlt von einem anderen Konto, ${account}. Wechseln Sie zu diesem Konto oder lassen Sie Ihr Programm das hiesige verwenden.`,
  nothingRefused: "Keine ihrer Zahlungen wurde abgelehnt, es ist also nichts erneut vorzubereiten.",
  paymentCameBack: "Die Bank des Empfängers hat sie zurücküberwiesen.",
  acceptOneByOne: "Eine Zahlung an einen anderen Namen wird einzeln akzeptiert.",
  salariesNotSeen:
    "Nur wer Gehälter sehen darf, kann eine Datei als Gehälter kennzeichnen. Bitten Sie jemanden mit diesem Recht.",
  nameCheckNeeded: "Der Name einer einzelnen Zahlung wird immer abgeglichen.",
  fileWarnings: {
    oldFormat:
      "Die Datei hat das alte Format pain.001.001.03. Sie wird gelesen, aber andere Banken nehmen es nicht mehr an: Stellen Sie Ihr Programm auf pain.001.001.09 um.",
    pastDays: "Einige Zahlungen nennen einen vergangenen Tag. Sie werden sofort ausgeführt.",
    characters:
      "Einige Namen oder Verwendungszwecke enthalten Zeichen, die Zahlungen nicht übertragen können. Sie wurden ersetzt: Aus „RE-1“ wird „RE 1“.",
    sameAs: (name) => `Der Inhalt ist derselbe wie der einer früheren Datei: ${name}.`,
    uploadedBefore:
      "Diese Datei war bereits hochgeladen. Sie sehen den damals daraus erstellten Entwurf mit allem, was seither darin geändert wurde. Um neu zu beginnen, entfernen Sie den Entwurf und laden Sie die Datei noch einmal hoch.",
  },
  rowFaults: {
    name: "Geben Sie den Namen des Empfängers ein: höchstens 70 Buchstaben, Ziffern, Leerzeichen, Punkte und Kommas.",
    reference: "Höchstens 140 Buchstaben, Ziffern, Leerzeichen, Punkte und Kommas.",
    amount: "Geben Sie einen Betrag über null mit Cent ein, zum Beispiel 1234,50.",
    currency: "Aus einer Datei sind nur Zahlungen in EUR möglich.",
    iban: "Das ist keine gültige IBAN. Prüfen Sie jedes Zeichen.",
    outsideSepa: "Das Konto liegt außerhalb des SEPA-Raums. Führen Sie diese Zahlung einzeln aus.",
    ownAccount: "Das ist das Konto, von dem gezahlt wird.",
    bankUnknown: "Zu dieser IBAN ist keine Bank bekannt.",
    instantNotTaken: "Die Bank des Empfängers nimmt keine Echtzeitüberweisungen an.",
    creditNotTaken: "Die Bank des Empfängers nimmt keine SEPA-Überweisungen an.",
    otherBank: "Der BIC gehört zu einer anderen Bank als die IBAN.",
    day: "Geben Sie einen Tag innerhalb des nächsten Jahres ein, zum Beispiel 2027-01-31.",
  },
  rowRepeats: {
    row: (nth) => `Wie Zahlung ${nth} dieser Datei`,
    file: (name) => `Wie eine Zahlung in ${name}`,
    payment: (day) => `Wie eine Zahlung vom ${day}`,
  },
  planFailures: {
    insufficient_funds: "Der Kontostand war zu niedrig.",
    above_limit: "Die Zahlung lag über Ihren Zahlungslimits.",
    not_allowed: "Das Konto darf derzeit nicht zahlen.",
    name_changed: "Das Konto des Empfängers lautet auf einen anderen Namen.",
    likely_repeat:
      "Sie haben inzwischen denselben Betrag mit demselben Verwendungszweck auf dieses Konto gezahlt.",
  },
  planFailedSubject: "Eine geplante Zahlung konnte nicht ausgeführt werden",
  planFailedBody: ({ amount, payee, day, why, again, hasMore }) =>
    `${amount} an ${payee}, geplant für den ${day}, konnten nicht gezahlt werden. ${why} ${
      again
        ? `Wir versuchen es am ${again} erneut. Sie können die Zahlung unter „Anstehende Zahlungen“ auch beenden oder ändern.`
        : `Wir versuchen es nicht erneut.${hasMore ? " Spätere Zahlungen desselben Plans bleiben geplant." : ""}`
    }`,
  planHeldSubject: "Eine geplante Zahlung wartet auf Sie",
  planHeldBody: ({ amount, payee, day }) =>
    `${amount} an ${payee}, geplant für den ${day}, wurden nicht gezahlt: Das Konto lautet auf einen anderen Namen. Fragen Sie beim Empfänger nach, ob das Konto wirklich seines ist, und ändern oder beenden Sie die Zahlung dann unter „Anstehende Zahlungen“.`,
  planLateSubject: "Eine geplante Zahlung wurde verspätet ausgeführt",
  planLateBody: ({ amount, payee, day, paid }) =>
    `${amount} an ${payee} waren am ${day} fällig. Die Bank konnte die Zahlung an diesem Tag nicht ausführen und hat sie am ${paid} gezahlt. Das tut uns leid.`,
  statementReadySubject: (range) => `Ihr Kontoauszug ist bereit: ${range}`,
  statementReadyBody: (range, company, tail) =>
    `Der Kontoauszug ${company ? `des Kontos von ${company}` : "Ihres Kontos"} mit der Endung ${tail} für ${range} ist bereit. Melden Sie sich bei ${ownBank.name} an und wählen Sie in den Umsätzen „Exportieren“: Dort gibt es ihn als PDF, für Excel und für Buchhaltungsprogramme. Dort können Sie auch wählen, wie oft wir schreiben.`,
  feesReady: (year, tail) => [
    `Ihre Entgeltaufstellung für ${year} ist bereit`,
    `Die Aufstellung aller Entgelte, die Sie ${year} von Ihrem Konto mit der Endung ${tail} gezahlt haben, und wofür, ist bereit. Sie ist kostenlos: Melden Sie sich bei ${ownBank.name} an und wählen Sie in den Umsätzen „Exportieren“, dann „Entgeltaufstellungen“.`,
  ],
  feeYearUnknown: "Für dieses Jahr gibt es keine Entgeltaufstellung.",
  tariffUnknown: "Zu diesem Tarif gibt es keine Entgeltinformation.",
  tariffNames: { everyday: "Alltag", business: "Geschäft" },
  feeChanged: (fee, total) =>
    `Das Entgelt hat sich geändert: Es beträgt jetzt ${fee}, die Zahlung also ${total}. Es wurde nichts gesendet. Senden Sie erneut, wenn Sie einverstanden sind.`,
  payeeNameInvalid:
    "Der Name des Empfängers kann 1 bis 70 Buchstaben, Ziffern, Leerzeichen, Punkte und Kommas haben.",
  ibanInvalid: "Diese IBAN ist nicht gültig. Vergleichen Sie sie mit der Rechnung.",
  accountInvalid: "Die Kontonummer kann 8 bis 34 Buchstaben und Ziffern haben.",
  payeeAccountInvalid:
    "Geben Sie eine gültige IBAN ein oder eine Kontonummer mit 8 bis 34 Buchstaben und Ziffern.",
  ibanOutsideSepa: "Das Land dieser IBAN gehört nicht zum SEPA-Raum.",
  bicInvalid: "Dieser BIC ist nicht gültig.",
  referenceInvalid:
    "Der Verwendungszweck kann 1 bis 140 Buchstaben, Ziffern, Leerzeichen, Punkte und Kommas haben.",
  templateNameInvalid: "Geben Sie einen Namen für die Vorlage ein.",
  savedFull: (limit) =>
    `Sie haben die Höchstzahl von ${limit} erreicht. Löschen Sie etwas, das Sie nicht mehr brauchen.`,

  spaceUnknown: "Diesen Spartopf gibt es nicht mehr.",
  spaceNotVerified: "Bestätigen Sie Ihre Identität, bevor Sie Geld zurücklegen.",
  spaceNameInvalid: "Geben Sie einen Namen mit Buchstaben und Ziffern ein.",
  spaceGoalPast: "Wählen Sie für das Ziel einen Tag, der nicht vergangen ist.",
  spaceTooLow: (available) => `Der Betrag liegt über dem, was im Spartopf ist: ${available}.`,
  spacesTooMany: (most) =>
    `Es kann ${most} Spartöpfe geben. Schließen Sie zuerst einen oder legen Sie morgen einen weiteren an.`,
  spaceRoundsElsewhere: (name) =>
    `Zahlungen werden bereits für den Spartopf „${name}“ aufgerundet. Schalten Sie das zuerst aus.`,
  spaceSkippedSubject: (name) => `In den Spartopf „${name}“ wurde nichts umgebucht`,
  spaceSkippedBody: ({ name, amount, day }) =>
    `Am ${day} sollten nach Ihrer Regel ${amount} in den Spartopf „${name}“ umgebucht werden. Der Kontostand war zu niedrig, deshalb wurde nichts umgebucht. Am nächsten Tag der Regel geht es weiter.`,
  requestUnknown: "Eine solche Zahlungsanforderung gibt es nicht.",
  requestLinksTried: "Es wurden zu viele Links versucht. Versuchen Sie es in einer Minute erneut.",
  requestNotVerified: "Bestätigen Sie Ihre Identität, bevor Sie Geld anfordern.",
  requestCompanyNotConfirmed: "Die Firma wird noch geprüft und kann deshalb noch kein Geld anfordern.",
  requestTextInvalid:
    "Wofür es ist, kann 1 bis 70 Buchstaben, Ziffern, Leerzeichen, Punkte und Kommas haben.",
  requestPayerInvalid:
    "Der Name, von wem das Geld kommt, kann bis zu 70 Buchstaben, Ziffern, Leerzeichen, Punkte und Kommas haben.",
  requestUntil: (days) => `Der letzte Tag kann heute oder einer der ${days} folgenden Tage sein.`,
  requestsTooMany: (most) =>
    `Es gibt bereits ${most} offene Zahlungsanforderungen. Stornieren Sie zuerst eine.`,
  requestsTooManyToday: (most) =>
    `Von diesem Konto wurden heute ${most} Zahlungsanforderungen erstellt, das ist die Höchstzahl. Versuchen Sie es morgen wieder.`,
  requestKeyReused: "Inzwischen wurde etwas anderes angefordert. Beginnen Sie neu.",
  requestPaid: "Diese Anforderung ist bezahlt.",
  requestUnpaid: "Für diese Anforderung ist noch nichts eingegangen.",
  requestCancelled: "Diese Anforderung wurde storniert.",
  requestPaymentTaken:
    "Diese Zahlung kann nicht zu dieser Anforderung gezählt werden. Vielleicht gehört sie zu einer anderen.",

  keyMissing: "Der Anfrage fehlt der Schlüssel gegen Wiederholung, deshalb wurde sie nicht ausgeführt.",
  keyReused: "Diese Anfrage wurde bereits für eine andere Zahlung verwendet. Beginnen Sie die Zahlung neu.",
  nameCheckMissing: "Zuerst muss der Name des Empfängers abgeglichen werden. Beginnen Sie die Zahlung neu.",
  nameCheckStale: "Die Zahlung hat sich nach dem Namensabgleich geändert. Beginnen Sie die Zahlung neu.",
  tooManyNameChecks:
    "Sie haben heute viele Namen abgleichen lassen, ohne zu zahlen. Versuchen Sie es morgen wieder oder schreiben Sie uns.",
  nameCheckRefused:
    "Der Name des Empfängers stimmt nicht mit dem Konto überein, deshalb wurde die Zahlung nicht gesendet.",

  nameMatches: "Der Name stimmt mit dem des Kontoinhabers überein.",
  nameCloseMatch: (name) =>
    `Der Name stimmt fast überein. Das Konto gehört ${name}. Wenn Sie die Zahlung ungeprüft senden, kann das Geld bei jemand anderem ankommen.`,
  nameNoMatch:
    "Der Name stimmt nicht mit dem Konto überein. Wenn Sie die Zahlung senden, kann das Geld auf ein Konto gehen, das nicht dem gewünschten Empfänger gehört.",
  nameNotChecked:
    "Der Name des Empfängers konnte nicht abgeglichen werden. Wenn Sie die Zahlung senden, kann das Geld auf ein Konto gehen, das nicht dem gewünschten Empfänger gehört.",

  debitNewSubject: "Eine neue Lastschrift von Ihrem Konto",
  debitNewBody: ({ creditor, amount, day, isAllowed }) =>
    isAllowed
      ? `${creditor} wird am ${day} ${amount} per Lastschrift einziehen. Falls Sie davon nichts wissen, lehnen Sie sie vor diesem Tag unter „Lastschriften“ ab; dort können Sie Einzüge auch begrenzen oder sperren.`
      : `${creditor} möchte am ${day} ${amount} per Lastschrift einziehen. Es wird nichts eingezogen, wenn Sie es nicht vor diesem Tag unter „Lastschriften“ erlauben.`,
  debitRefusedSubject: "Eine Lastschrift wurde nicht eingelöst",
  debitRefusedBody: ({ creditor, amount, day, why }) =>
    `${creditor} wollte am ${day} ${amount} einziehen. Die Lastschrift wurde nicht eingelöst. ${why} Falls Sie das Geld schulden, zahlen Sie es auf anderem Weg.`,
  debitAtNoonSubject: "Ihr Kontostand ist für eine Lastschrift zu niedrig",
  debitAtNoonBody: ({ creditor, amount, day }) =>
    `${creditor} zieht ${amount} ein, fällig am ${day}. Wir versuchen es heute Mittag noch einmal; ist der Kontostand dann immer noch zu niedrig, wird nicht gezahlt.`,
  debitsChangedSubject: "Von Ihrem Konto kann mehr eingezogen werden",
  debitsChangedBody: (account) =>
    `Was vom Konto ${account} per Lastschrift eingezogen werden darf, wurde gelockert: Ein Gläubiger wurde erlaubt, ein Limit erhöht oder die Auswahl geändert, wessen Lastschriften eingelöst werden. Falls das weder Sie waren noch jemand, dem Sie Zugang gegeben haben, sperren Sie es unter „Lastschriften“ und kontaktieren Sie uns sofort.`,
  mandateGone: "Dieses Mandat ist beendet. Der Gläubiger braucht ein neues.",
  mandateNeedsApproval:
    "Was mit diesem Mandat eingezogen wurde, wird nie erstattet. Setzen Sie ein Limit: einen Betrag, den Sie ohne Freigabe durch andere zahlen dürfen, und höchstens einen Einzug im Monat, Quartal oder Jahr.",
  collectionGone: "Es ist zu spät, diese Lastschrift abzulehnen.",
  collectionNoRefund: "Diese Lastschrift kann nicht erstattet werden.",
  collectionTooLate:
    "Acht Wochen sind vergangen. Falls Sie diesem Gläubiger nie ein Mandat erteilt haben, schreiben Sie uns eine Beschwerde: Dann haben Sie 13 Monate Zeit.",
  debitRefusals: {
    nobody: "Von Ihrem Konto werden keine Lastschriften eingelöst.",
    new: "Sie haben sie nicht erlaubt.",
    blocked: "Sie haben sie gesperrt.",
    revoked: "Sie haben das Mandat widerrufen.",
    ended: "Das Mandat ist beendet.",
    amount: "Sie liegt über Ihrem Limit.",
    often: "Sie kommt öfter, als Sie erlauben.",
    by_customer: "Sie haben sie abgelehnt.",
    insufficient_funds: "Der Kontostand war zu niedrig.",
    stopped: "Das Konto darf derzeit nicht zahlen.",
    closed: "Das Konto ist geschlossen.",
  },
  statusReasons: {
    refunded: "Sie haben Ihr Geld zurückgeholt",
    bank_unknown: "die Bank des Empfängers wurde nicht gefunden",
    instant_not_taken: "die Bank des Empfängers nimmt keine Echtzeitüberweisungen an",
    credit_not_taken: "die Bank des Empfängers nimmt diese Zahlung nicht an",
    account_unknown: "bei der Bank des Empfängers gibt es dieses Konto nicht",
    account_closed: "das Konto ist geschlossen",
    rejected: "die Bank des Empfängers hat die Zahlung abgelehnt",
    no_answer: "die Bank des Empfängers hat nicht rechtzeitig geantwortet",
    no_mandate: "Sie haben dafür kein Mandat erteilt",
    returned: "die Bank des Empfängers hat die Zahlung zurücküberwiesen",
    by_operator: "die Bank hat die Zahlung angehalten",
    went_wrong: "die Zahlung konnte nicht verarbeitet werden",
  },

  nameInvalid:
    "Ein Name braucht mindestens 2 Buchstaben und besteht nur aus Buchstaben, Leerzeichen, Bindestrichen und Apostrophen.",
  emailInvalid: "Diese E-Mail-Adresse ist nicht gültig.",
  phoneInvalid:
    "Diese Telefonnummer ist nicht gültig. Geben Sie sie mit der Ländervorwahl ein, zum Beispiel +371.",
  countryUnknown: "Wählen Sie ein Land aus der Liste.",
  cityInvalid: "Der Ort kann nur Buchstaben und Leerzeichen haben.",
  zipInvalid:
    "Die Postleitzahl kann Buchstaben, Ziffern, Leerzeichen, Bindestriche, Schrägstriche, Punkte und Kommas haben.",
  streetInvalid: "Geben Sie Ihre Straße und Hausnummer ein.",
  agreeMissing: "Stimmen Sie den Bedingungen zu, um ein Konto zu eröffnen.",
  signUpsFull: "Zu viele Registrierungen aus Ihrem Netz. Versuchen Sie es in einer Minute erneut.",

  passwordInvalid:
    "Das Passwort braucht 8 bis 64 Zeichen mit einem Großbuchstaben, einem Kleinbuchstaben und einer Ziffer.",
  passwordsDiffer: "Die Passwörter müssen übereinstimmen.",
  passwordCommon: "Zu viele Menschen verwenden dieses Passwort. Wählen Sie ein anderes.",
  passwordWeak: "Dieses Passwort ist zu leicht zu erraten. Wählen Sie ein längeres oder ungewöhnlicheres.",
  passwordBreached:
    "Dieses Passwort war in einem Datenleck eines anderen Dienstes, andere können es also kennen. Wählen Sie ein anderes.",
  passwordPersonal: "Dieses Passwort ähnelt Ihrer E-Mail-Adresse zu sehr. Wählen Sie ein anderes.",
  passwordSame: "Das ist bereits Ihr Passwort. Wählen Sie ein neues.",
  passwordChanged: "Ihr Passwort wurde geändert.",
  passwordChangedSubject: `Ihr Passwort bei ${ownBank.name} wurde geändert`,
  passwordChangedBody: `Das Passwort Ihres Zugangs bei ${ownBank.name} wurde geändert, und andere Geräte wurden abgemeldet. Falls Sie das nicht waren, setzen Sie Ihr Passwort auf der Anmeldeseite zurück und kontaktieren Sie uns sofort.`,
  codeSpent: "Der Code wurde zu oft falsch eingegeben. Fordern Sie einen neuen an.",
  deviceName: (browser, system) => `${browser} unter ${system}`,
  notificationKinds: {
    moneyIn: "Geldeingänge",
    paymentMade: "Ausgeführte Zahlungen",
    paymentFailed: "Nicht ausgeführte Zahlungen",
    approval: "Freigaben",
    planned: "Geplantes und Lastschriften",
    budget: "Budgets",
    statement: "Kontoauszüge",
    company: "Firma und Identitätsprüfung",
    chat: "Chat",
    security: "Sicherheit",
    terms: "Bedingungen und Entgelte",
  },

  confirmSubject: `Ihr Bestätigungscode von ${ownBank.name}`,
  confirmBody: (code) =>
    `Ihr Code ist ${code}. Er gilt 10 Minuten. ${ownBank.name} fragt Sie niemals am Telefon danach.`,
  resetSubject: `Ihr Code von ${ownBank.name} zum Zurücksetzen des Passworts`,
  resetBody: (code, link) =>
    `Ihr Code zum Zurücksetzen des Passworts ist ${code}. Er gilt 10 Minuten. Geben Sie ihn hier ein: ${link} Falls Sie ihn nicht angefordert haben, tun Sie nichts.`,

  smsRisk: "Andere können Textnachrichten womöglich mitlesen; ein Passkey ist sicherer.",
  actSubject: `Ihr Bestätigungscode von ${ownBank.name}`,
  actBody: (code, purpose) =>
    `${code} ist Ihr Code, um ${purpose} Er gilt 10 Minuten und für nichts anderes. ${ownBank.name} fragt Sie niemals am Telefon danach. Falls Sie das nicht sind, geben Sie den Code nicht weiter und kontaktieren Sie uns sofort.`,
  actPurposes: {
    payment: ({ amount, fee, payee, account, reference, when }) =>
      `${amount}${fee && ` und ein Entgelt von ${fee}`} an ${payee}, ${account}, für „${reference}“${when && `, ${when},`} zu zahlen.`,
    approval: ({ what, more, total }) =>
      `Folgendes freizugeben${total && `, insgesamt ${total}`}: ${what.join("; ")}${more > 0 ? `; und ${more} weitere` : ""}.`,
    paymentFile: ({ total, fee, payments, name }) =>
      `${total}${fee && ` und Entgelte von ${fee}`} in ${payments === 1 ? "einer Zahlung" : `${payments} Zahlungen`} aus der Datei ${name} zu zahlen.`,
    contract: (company) => `den Vertrag von ${company} zu unterschreiben.`,
    passwordChange: "Ihr Passwort zu ändern.",
    twoFactorSetup: "die Zwei-Faktor-Authentifizierung einzurichten.",
    twoFactorUpdate: "die Zwei-Faktor-Authentifizierung auszuschalten.",
    recoveryCodesCreate: "neue Wiederherstellungscodes zu erstellen.",
    sessionRevoke: "andere Geräte abzumelden.",
    passkeyBegin: "einen Passkey hinzuzufügen.",
    passkeyDelete: "einen Passkey zu entfernen.",
    limitsUpdate: "Ihre Zahlungslimits zu ändern.",
    directDebitRule: (rule) =>
      `${rule === "all" ? "allen mit einem Mandat" : "den von Ihnen erlaubten Gläubigern"} den Einzug von Ihrem Konto zu erlauben.`,
    mandateUpdate: ({ creditor, reference, amount, every }) =>
      `${creditor} zu erlauben, ${everyInWords[every]} ${amount ? `bis zu ${amount}` : "einen beliebigen Betrag"} mit dem Mandat ${reference} einzuziehen.`,
    receiverTrust: ({ payee, account, perPayment, perDay }) =>
      `${payee}, ${account}, zu vertrauen: Zahlungen an diesen Empfänger bis ${perPayment}, insgesamt bis ${perDay} am Tag, brauchen dann keinen Code.`,
    accountClose: ({ account, amount, payee }) =>
      payee === ""
        ? `Ihr Konto ${account} zu schließen. Es kann nicht wieder eröffnet werden.`
        : `Ihr Konto ${account} endgültig zu schließen: ${amount} werden an ${payee} gezahlt.`,
    dataCopyFile: (ordered) => `die am ${ordered} angeforderte Kopie Ihrer Daten herunterzuladen.`,
    personSave: "zu ändern, wer Zugang zu einem Firmenkonto hat.",
    personRemove: "den Zugang einer Person zu einem Firmenkonto zu beenden.",
    approvalRuleSave: "zu ändern, welche Zahlungen einer Firma eine Freigabe brauchen.",
  },
  passkeysOff: "Die Bank nimmt keine Passkeys an.",
  passkeyNeeded: "Verwenden Sie dafür Ihren Passkey; ein Code wird nicht angenommen.",
  passkeysFull: (limit) => `Sie haben bereits ${limit} Passkeys. Entfernen Sie zuerst einen.`,
  passkeyAddedSubject: "Sie haben einen neuen Passkey",
  passkeyAddedBody: (name) =>
    `Der Passkey „${name}“ wurde Ihrem Zugang bei ${ownBank.name} hinzugefügt. Falls Sie das nicht waren, entfernen Sie ihn, ändern Sie Ihr Passwort und kontaktieren Sie uns sofort.`,
  passkeyRemovedSubject: "Ein Passkey wurde entfernt",
  passkeyRemovedBody: (name) =>
    `Der Passkey „${name}“ wurde von Ihrem Zugang bei ${ownBank.name} entfernt. ${notYou}`,
  documentChanged: {
    terms: (day, changes) => [
      `Unsere Bedingungen ändern sich am ${day}`,
      `Ab dem ${day} gelten neue Nutzungsbedingungen. ${changes} In ${ownBank.name} können Sie sie unter „Bedingungen, Entgelte und Barrierefreiheit“ lesen und ihnen zustimmen. Wenn Sie nicht zustimmen, können Sie den Vertrag vor diesem Tag kostenlos kündigen. Wenn Sie schweigen, gelten die neuen Bedingungen ab diesem Tag.`,
    ],
    fees: (day, changes) => [
      `Unsere Entgelte ändern sich am ${day}`,
      `Ab dem ${day} gelten neue Entgelte. ${changes} In ${ownBank.name} können Sie sie unter „Bedingungen, Entgelte und Barrierefreiheit“ lesen und ihnen zustimmen. Wenn Sie nicht zustimmen, können Sie den Vertrag vor diesem Tag kostenlos kündigen. Wenn Sie schweigen, gelten die neuen Entgelte ab diesem Tag.`,
    ],
  },
  agreementReplaced: "Inzwischen gibt es eine neuere Fassung. Lesen Sie sie, bevor Sie zustimmen.",
  trustOff: "Bei dieser Bank braucht jede Zahlung einen Code.",
  accountClosedSubject: (account) => `Ihr Konto ${account} ist geschlossen`,
  accountClosedBody: ({ account, amount, payee }) =>
    `Ihr Konto ${account} ist geschlossen.${payee === "" ? "" : ` ${amount} wurden an ${payee} ausgezahlt.`} Es kann nichts mehr davon abgehen oder darauf eingehen. Fünf Jahre lang können Sie sich anmelden und die Kontoauszüge lesen und herunterladen. Falls Sie das nicht waren, schreiben Sie uns sofort.`,
  closingReference: "Konto geschlossen",
  closingUnreachable: "An die Bank dieses Kontos kann nichts gezahlt werden. Wählen Sie ein anderes Konto.",
  payeeTrustedSubject: (payee) => `Sie vertrauen einem Empfänger: ${payee}`,
  payeeTrustedBody: (payee, payeeAccount, account) =>
    `${payee}, ${payeeAccount}, gehört jetzt zu den vertrauten Empfängern des Kontos ${account}. Kleine Zahlungen an diesen Empfänger brauchen jetzt keinen Code. Falls Sie das nicht waren, entfernen Sie den Empfänger unter „Empfänger“ aus dieser Liste, ändern Sie Ihr Passwort und kontaktieren Sie uns sofort.`,
  limitsChangedSubject: "Ihre Zahlungslimits wurden geändert",
  limitsChangedBody: (account) => `Die Zahlungslimits Ihres Kontos ${account} wurden geändert. ${notYou}`,
  newDeviceSubject: "Anmeldung mit einem neuen Gerät",
  newDeviceBody: (device, time) =>
    `Am ${time} hat sich jemand mit einem uns unbekannten Gerät bei Ihrem Zugang von ${ownBank.name} angemeldet${device && `: ${device}`}. Wenn Sie es waren, ist nichts zu tun. Wenn nicht, öffnen Sie in der Bank „Angemeldete Geräte“ und sagen Sie es uns; dann kann sich niemand anmelden, bis Sie ein neues Passwort festlegen.`,
  dataCopyBeingMade:
    "Eine Kopie Ihrer Daten wird bereits erstellt. Wir benachrichtigen Sie, sobald sie fertig ist.",
  dataCopiesTooMany: (most) =>
    `Sie können in 24 Stunden ${most} Kopien Ihrer Daten anfordern. Versuchen Sie es morgen wieder.`,
  dataCopy: {
    readMe: "lies-mich.txt",
    ready: (days) => [
      "Die Kopie Ihrer Daten ist fertig",
      `Sie können sie ${days} Tage lang in Ihrem Profil herunterladen. Falls Sie sie nicht angefordert haben, ändern Sie Ihr Passwort und kontaktieren Sie uns sofort.`,
    ],
    failed: [
      "Die Kopie Ihrer Daten konnte nicht erstellt werden",
      "Bei uns ist etwas schiefgelaufen. Fordern Sie sie in Ihrem Profil erneut an oder schreiben Sie uns im Chat.",
    ],
    about: (day) =>
      `Was ${ownBank.legalName} über Sie gespeichert hat, Stand ${day}.\n\nDie .json-Dateien sind für Programme und Menschen lesbar. Zeiten sind in UTC, Beträge in der Währung des Kontos angegeben.\nKontoauszüge, Verträge, Dokumente und von Ihnen gesendete Dateien liegen in eigenen Ordnern.\nPasswörter, Schlüssel und Codes sind nicht enthalten, ebenso wenig, was wir nach dem Gesetz nicht offenlegen dürfen.`,
    files: {
      profile: "wer Sie sind und wie wir Sie erreichen",
      sessions: "die Geräte, auf denen Sie angemeldet sind oder kürzlich waren",
      "sign-ins": "Anmeldungen und Versuche der letzten 90 Tage",
      passkeys: "Ihre Passkeys",
      devices: "Browser, die wir wiedererkennen",
      consents: "worüber und wie Sie benachrichtigt werden wollen",
      notifications: "was wir Ihnen im letzten Jahr mitgeteilt haben",
      letters: "E-Mails und Textnachrichten der letzten 30 Tage, ohne ihren Text",
      chat: "Ihr Gespräch mit uns",
      complaints: "Ihre Beschwerden und unsere Antworten",
      verifications: "Prüfungen Ihrer Identität",
      roles: "Ihre Rollen in Firmen und die Konten anderer, die Sie nutzen dürfen",
      named: "Personen, die Sie für eine Firma angegeben haben",
      approvals: "was Sie zur Freigabe vorgelegt und was Sie freigegeben haben",
      copies: "Kopien Ihrer Daten, die Sie angefordert haben",
      trail: "was Sie in der Bank getan haben",
      account: "das Konto, seine Limits und Kontostände",
      transactions: "Zahlungen, Eingänge und Entgelte",
      payees: "gespeicherte Empfänger",
      templates: "Zahlungsvorlagen",
      "name-checks": "was wir zu den Namen von Empfängern mitgeteilt haben",
      plans: "geplante Zahlungen und Daueraufträge",
      mandates: "Lastschriftmandate",
      collections: "Lastschriften",
      "money-requests": "was Sie von anderen angefordert haben",
      "payment-files": "hochgeladene Zahlungsdateien und ihre Zahlungen",
      people: "wer sonst Zugang zum Konto hat",
      answers: "Antworten zur Firma",
      documents: "die Dokumente der Firma",
      "new-documents": "Dokumente, die andere ersetzen sollen",
      members: "Mitglieder der Firma",
      "member-changes": "Änderungen der Mitglieder",
      signatures: "Unterschriften unter dem Vertrag",
      reviews: "unsere Entscheidungen zur Firma",
    },
  },
  disownedSubject: "Die Anmeldung ist gesperrt, bis Sie ein neues Passwort festlegen",
  disownedBody: `Sie haben uns mitgeteilt, dass sich jemand anderes bei Ihrem Zugang von ${ownBank.name} angemeldet hat. Wir haben alle Sitzungen beendet und die Passkeys entfernt; niemand kann sich jetzt anmelden. Um ein neues Passwort festzulegen, wählen Sie auf der Anmeldeseite „Passwort vergessen?“. Falls die Mitteilung nicht von Ihnen kam, legen Sie trotzdem ein neues Passwort fest und kontaktieren Sie uns sofort.`,
  selfBlockedSubject: "Der Zugang zur Bank ist gesperrt",
  selfBlockedBody: `Der Zugang zu ${ownBank.name} wurde mit Ihrem Passwort gesperrt, wie bei einem verlorenen Telefon oder einer verlorenen Karte. Wir haben alle Sitzungen beendet und die Passkeys entfernt; niemand kann sich jetzt anmelden. Wenn Sie so weit sind, wählen Sie auf der Anmeldeseite „Passwort vergessen?“ und legen Sie ein neues Passwort fest. Geplante Zahlungen und Lastschriften laufen weiter. Falls Sie das nicht waren, kennt jemand Ihr Passwort: Legen Sie ein neues fest und kontaktieren Sie uns sofort.`,
  signedOutSubject: "Geräte wurden abgemeldet",
  signedOutBody: (count) =>
    `${count === 1 ? "Ein Gerät wurde" : `${count} Geräte wurden`} von Ihrem Zugang bei ${ownBank.name} abgemeldet. ${notYou}`,

  twoFactorAlreadyOn: "Die Zwei-Faktor-Authentifizierung ist bereits eingeschaltet.",
  twoFactorIsOff: "Die Zwei-Faktor-Authentifizierung ist ausgeschaltet.",
  twoFactorSetupOver: "Das Einrichten hat zu lange gedauert. Schließen Sie es und beginnen Sie neu.",
  twoFactorCodeWrong: "Dieser Code ist nicht richtig. Geben Sie den neuesten Code aus Ihrer App ein.",
  twoFactorOnSubject: "Die Zwei-Faktor-Authentifizierung ist eingeschaltet",
  twoFactorOnBody: `Die Zwei-Faktor-Authentifizierung wurde für Ihren Zugang bei ${ownBank.name} eingeschaltet, und andere Geräte wurden abgemeldet. ${notYou}`,
  twoFactorOffSubject: "Die Zwei-Faktor-Authentifizierung ist ausgeschaltet",
  twoFactorOffBody: `Die Zwei-Faktor-Authentifizierung wurde für Ihren Zugang bei ${ownBank.name} ausgeschaltet, und andere Geräte wurden abgemeldet. ${notYou}`,
  recoveryCodesSubject: "Sie haben neue Wiederherstellungscodes",
  recoveryCodesBody: `Für Ihren Zugang bei ${ownBank.name} wurden neue Wiederherstellungscodes erstellt; die alten gelten nicht mehr. ${notYou}`,
  recoveryUsedSubject: "Ein Wiederherstellungscode wurde verwendet",
  recoveryUsedBody: (left) =>
    `Für Ihren Zugang bei ${ownBank.name} wurde ein Wiederherstellungscode verwendet. ${left === 1 ? "1 Code ist" : `${left} Codes sind`} noch übrig. ${notYou}`,

  entryUnknown: "Danach fragt die Bank nicht.",
  companyFrozen:
    "Die Firma ist bestätigt, ihre Angaben können hier deshalb nicht mehr geändert werden. Schreiben Sie uns.",
  companyTwice: "Sie haben bereits eine Firma mit dieser Registernummer.",
  companiesFull: (limit) => `Sie haben bereits ${limit} Firmen.`,
  companyNameInvalid: "Ein Firmenname kann 1 bis 70 Buchstaben, Leerzeichen und & - , . \" ' haben.",
  registrationNumberInvalid: "Das ist keine Registernummer. Eine lettische hat 11 Ziffern.",
  legalFormInvalid: "Wählen Sie die Rechtsform aus der Liste.",
  websiteInvalid: "Geben Sie die Website wie www.firma.de ein.",
  businessDescriptionInvalid: "Beschreiben Sie in 10 bis 1.000 Zeichen, was die Firma macht.",
  exposureInvalid:
    "Antworten Sie mit Ja oder Nein; wenn ja, geben Sie an, wer es ist und welches Amt die Person hat.",
  documentProblems: {
    notPdf: "Es können nur PDF-Dateien hochgeladen werden.",
    tooLarge: (megabytes) => `Die Datei ist zu groß. Ein Dokument kann bis zu ${megabytes} MB haben.`,
    empty: "Die Datei ist leer.",
    damaged: "Die Datei ist beschädigt oder unvollständig. Speichern Sie sie erneut als PDF.",
    encrypted: "Das PDF lässt sich nur mit einem Passwort öffnen. Speichern Sie eine Kopie ohne Passwort.",
    noPages: "Das PDF hat keine Seiten.",
  },
  documentsFull: (megabytes) =>
    `Zusammen können die Dokumente bis zu ${megabytes} MB haben. Speichern Sie sie kleiner.`,
  uploadsTooMany: "Es wurden zu viele Dokumente hochgeladen. Versuchen Sie es in einer Stunde erneut.",
  percentInvalid: "Ein Anteil ist eine Zahl von 0 bis 100 mit höchstens zwei Nachkommastellen.",
  membersFull: (limit) => `Eine Firma kann bis zu ${limit} Mitglieder haben.`,
  invitesTooMany: "Es wurden zu viele Personen hinzugefügt. Versuchen Sie es in einer Stunde erneut.",
  inviteSubject: `Sie wurden zu einem Firmenkonto bei ${ownBank.name} hinzugefügt`,
  inviteBody: (inviter, email) =>
    `${inviter} hat Sie als Mitglied einer Firma angegeben, die bei ${ownBank.name} ein Konto eröffnet. Wir haben einen Zugang für Sie angelegt: ${email}. Um sich anzumelden, wählen Sie auf der Anmeldeseite „Passwort vergessen?“ und legen Sie ein Passwort fest. Nach der Anmeldung können Sie annehmen oder ablehnen. Falls Sie ${inviter} nicht kennen, tun Sie nichts.`,
  ownerStopped: "Die Bank hat Zahlungen von diesem Konto angehalten. Schreiben Sie uns im Chat.",
  accessNotVerified: "Bestätigen Sie zuerst Ihre Identität und nehmen Sie dann an.",
  accessNotOwn: "Hier ist kein Zugang aufzugeben: Dieses Konto gehört Ihnen.",
  accessTooMuch:
    "Sie können nicht mehr vergeben, als Sie selbst haben, und den Zugang von jemandem mit mehr Rechten nicht ändern.",
  accessOfOwner: "Diese Person hat das Konto inne und kann bereits alles.",
  accessOfSelf: "Sie können Ihren eigenen Zugang nicht ändern. Fragen Sie, wer das Konto innehat.",
  accessGone: "Diese Person hat keinen Zugang mehr. Laden Sie die Seite neu.",
  accessInviteSubject: (company) => `${company} gibt Ihnen Zugang zum Firmenkonto`,
  accessInviteBody: (inviter, company) =>
    `${inviter} hat Sie eingeladen, das Konto von ${company} bei ${ownBank.name} zu nutzen. Melden Sie sich bei ${ownBank.name} an: Die Einladung steht auf Ihrer Startseite, dort können Sie sie annehmen oder ablehnen. Falls Sie ${inviter} nicht kennen, lehnen Sie ab oder tun Sie nichts.`,
  accessInviteNew: (email) =>
    ` Wir haben einen Zugang für Sie angelegt: ${email}. Um sich zum ersten Mal anzumelden, wählen Sie auf der Anmeldeseite „Passwort vergessen?“ und legen Sie ein Passwort fest. Bevor Sie annehmen, müssen wir Ihre Identität prüfen.`,
  accessAcceptedSubject: (company) => `Neuer Zugang zum Konto von ${company}`,
  accessAcceptedBody: (person, company) =>
    `${person} hat angenommen und kann jetzt das Konto von ${company} nutzen. Im Profil der Firma können Sie diesen Zugang unter „Zugang“ ändern oder beenden.`,
  accessRefusedSubject: (company) => `Der Zugang zum Konto von ${company} wurde abgelehnt`,
  accessRefusedBody: (company) =>
    `Jemand, den Sie zum Konto von ${company} eingeladen haben, hat abgelehnt. Melden Sie sich an, um zu sehen, wer es ist.`,
  accessChangedSubject: (company) => `Ihr Zugang zum Konto von ${company} wurde geändert`,
  accessChangedBody: (company) =>
    `Was Sie mit dem Konto von ${company} tun können, wurde geändert. Sie sehen es, wenn Sie das Konto das nächste Mal öffnen.`,
  accessEndedSubject: (company) => `Ihr Zugang zum Konto von ${company} ist beendet`,
  accessEndedBody: (company) =>
    `Sie können das Konto von ${company} nicht mehr nutzen. Ihre eigenen Konten bleiben, wie sie sind.`,
  accessEndedByBank: (company) =>
    `Die Bank hat Ihren Zugang zum Konto von ${company} beendet. Ihre eigenen Konten bleiben, wie sie sind. Falls Sie Fragen haben, schreiben Sie uns.`,
  peopleLeftBody: (who, email, company) =>
    `${who} (${email}) hat den Zugang zum Konto von ${company} aufgegeben.`,
  peopleEndedByBank: (email, company) =>
    `Die Bank hat den Zugang von ${email} zum Konto von ${company} beendet. Falls Sie Fragen haben, schreiben Sie uns.`,
  peopleChangedSubject: (company) => `Der Zugang zum Konto von ${company} wurde geändert`,
  peopleChangedBody: {
    invited: (who, email, company) =>
      `${who} hat ${email} eingeladen, das Konto von ${company} zu nutzen. Falls das nicht stimmt, beenden Sie den Zugang im Profil der Firma.`,
    changed: (who, email, company) =>
      `${who} hat geändert, was ${email} mit dem Konto von ${company} tun kann. Falls das nicht stimmt, ändern Sie es im Profil der Firma zurück.`,
    removed: (who, email, company) => `${who} hat den Zugang von ${email} zum Konto von ${company} beendet.`,
  },
  signNotVerified: "Bestätigen Sie Ihre Identität, bevor Sie unterschreiben.",
  signTwoFactorOff: "Schalten Sie die Zwei-Faktor-Authentifizierung ein, bevor Sie unterschreiben.",
  documentNames: {
    certificate_of_incorporation: "Gründungsurkunde",
    articles_of_association: "Gesellschaftsvertrag oder Satzung",
    business_register: "Handelsregisterauszug oder Good-Standing-Bescheinigung",
    shareholder_register: "Gesellschafterliste",
    director_register: "Verzeichnis der Geschäftsführung",
    power_of_attorney: "Vollmacht",
    financial_statements: "Aktueller Jahresabschluss",
  },
  documentRejectedSubject: "Wir brauchen ein anderes Dokument für Ihre Firma",
  documentRejectedBody: (company, document, comment) =>
    `Dieses Dokument von ${company} konnten wir nicht annehmen: ${document}. Unser Hinweis: ${sentence(comment)} Melden Sie sich an und laden Sie ein anderes hoch.`,
  invitationSubject: (company) => `${company} hat Sie als Mitglied angegeben`,
  invitationBody: (inviter, company) =>
    `${inviter} hat Sie als Mitglied von ${company} angegeben. Melden Sie sich wie gewohnt bei ${ownBank.name} an: Die Einladung steht auf Ihrer Startseite, dort können Sie sie annehmen oder ablehnen. Bis Sie annehmen, sieht ${company} nichts über Sie. Falls Sie ${inviter} nicht kennen, lehnen Sie ab oder tun Sie nichts.`,
  invitationAcceptedSubject: "Ihre Einladung wurde angenommen",
  invitationAcceptedBody: {
    joined: (person, company) => `${person} hat angenommen und ist jetzt Mitglied von ${company}.`,
    waiting: (person, company) =>
      `${person} hat zugestimmt, Mitglied von ${company} zu werden. Unsere Entscheidung senden wir Ihnen per E-Mail.`,
  },
  invitationRefusedSubject: "Ihre Einladung wurde abgelehnt",
  invitationRefusedBody: (company) =>
    `Jemand, den Sie als Mitglied von ${company} angegeben haben, hat abgelehnt. Melden Sie sich an, um zu sehen, wer es ist.`,
  changeText: {
    document: (document) => `eine neue Datei für dieses Dokument: ${document}`,
    add: (person) => `ein neues Mitglied: ${person}`,
    remove: (person) => `das Entfernen eines Mitglieds: ${person}`,
  },
  changeAskedSubject: "Eine Änderung Ihrer Firma wartet auf unsere Entscheidung",
  changeAskedBody: (company, what) =>
    `Wir haben einen Antrag erhalten, ${company} zu ändern: ${what}. Bis zu unserer Entscheidung ändert sich nichts; wir schreiben Ihnen eine E-Mail. Falls Sie das nicht beantragt haben, kontaktieren Sie uns sofort.`,
  changeApprovedSubject: "Eine Änderung Ihrer Firma wurde genehmigt",
  changeApprovedBody: (company, what) =>
    `Die Änderung von ${company} wurde genehmigt und ausgeführt: ${what}.`,
  memberChangeApprovedBody: (company, what) =>
    `Die Änderung von ${company} wurde genehmigt und ausgeführt: ${what}. Damit hat sich auch der Vertrag geändert. Bitte melden Sie sich an und unterschreiben Sie ihn erneut.`,
  changeDeclinedSubject: "Eine Änderung Ihrer Firma wurde nicht genehmigt",
  changeDeclinedBody: (company, what, reason) =>
    `Die Änderung von ${company} (${what}) wurde nicht genehmigt: ${sentence(reason)} Es wurde nichts geändert.`,
  membershipSubject: "Ihre Mitgliedschaft in einer Firma hat sich geändert",
  membershipBody: {
    add: (company) => `Sie sind jetzt Mitglied von ${company}.`,
    remove: (company) => `Sie sind kein Mitglied von ${company} mehr.`,
  },
  companyConfirmedSubject: "Ihre Firma ist bestätigt",
  companyConfirmedBody: (company) =>
    `${company} ist bestätigt und kann jetzt bei ${ownBank.name} Geld senden und empfangen.`,
  companyReturnedSubject: "Der Antrag Ihrer Firma muss ergänzt werden",
  companyReturnedBody: (company, reason) =>
    `Wir haben den Antrag von ${company} geprüft und können die Firma noch nicht bestätigen: ${sentence(reason)} Melden Sie sich an und bringen Sie es in Ordnung, dann prüfen wir erneut.`,

  chatEmpty: "Schreiben Sie etwas oder hängen Sie eine Datei an.",
  chatTooLong: (limit) => `Eine Nachricht kann bis zu ${limit} Zeichen haben.`,
  chatTooFast: "Es wurden zu viele Nachrichten gesendet. Versuchen Sie es in einer Minute erneut.",
  chatFilesTooMany: (limit) => `Eine Nachricht kann bis zu ${limit} Dateien haben.`,
  chatFilesTooLarge: (megabytes) =>
    `Zusammen können die Dateien einer Nachricht bis zu ${megabytes} MB haben.`,
  chatFileEmpty: (name) => `Die Datei ${name} ist leer.`,
  chatFileKind: (name) =>
    `Die Datei ${name} kann nicht gesendet werden. Senden Sie Bilder, PDF-, Word-, Excel- oder Textdateien.`,
  transactionFileProblems: {
    kind: (name) =>
      `Die Datei ${name} wurde nicht angehängt. Möglich sind Bilder, PDFs, Text- und Office-Dokumente.`,
    empty: (name) => `Die Datei ${name} ist leer.`,
    tooLarge: (name, megabytes) =>
      `Die Datei ${name} ist zu groß. Eine Datei kann bis zu ${megabytes} MB haben.`,
    content: (name) => `Der Inhalt von ${name} passt nicht zum Dateityp.`,
    closed: (name) => `Das PDF ${name} ist beschädigt oder lässt sich nur mit einem Passwort öffnen.`,
  },
  transactionFilesTooMany: (limit) => `Ein Umsatz kann bis zu ${limit} Dateien haben.`,
  labelsTooMany: (limit) =>
    `Ein Konto kann bis zu ${limit} verschiedene Etiketten haben. Verwenden Sie ein vorhandenes.`,
  transactionFilesFull: (megabytes) =>
    `Zusammen können die Dateien eines Kontos bis zu ${megabytes} MB haben. Entfernen Sie einige, die nicht mehr gebraucht werden.`,
  fileInfected: (name) =>
    `Die Datei ${name} enthält einen Virus und wurde nicht angenommen. Prüfen Sie Ihr Gerät.`,
  chatFull: (megabytes) =>
    `Sie haben bereits Dateien mit ${megabytes} MB gesendet; mehr kann nicht gespeichert werden.`,
  complaintInvalid:
    "Geben Sie einen Betreff mit bis zu 200 Zeichen und eine Beschreibung mit bis zu 10.000 Zeichen ein.",
  complaintTooLarge: (megabytes) => `Zusammen können die Dateien bis zu ${megabytes} MB haben.`,
  complaintFileEmpty: (name) =>
    `Die Datei ${name} ist leer. Entfernen Sie sie oder hängen Sie eine andere an.`,
  complaintsTooMany: "Es wurden zu viele Nachrichten gesendet. Versuchen Sie es in einer Stunde erneut.",
  complaintReceivedSubject: (reference) => `Wir haben Ihre Nachricht ${reference} erhalten`,
  complaintReceivedBody: (reference, subject, day) =>
    `Wir haben Ihre Nachricht „${subject}“ erhalten. Ihr Aktenzeichen ist ${reference}. Wir antworten bis zum ${day}.`,
  complaintAnsweredSubject: (reference) => `Unsere Antwort auf Ihre Nachricht ${reference}`,

  paymentFileColumns: { name: "Name", account: "IBAN", amount: "Betrag" },
  paymentFileFaults: {
    empty: () => "Die Datei ist leer.",
    tooLarge: (megabytes) => `Die Datei hat mehr als ${megabytes} MB. Teilen Sie sie auf.`,
    tooMany: (limit) => `Die Datei hat mehr als ${limit} Zahlungen. Teilen Sie sie auf.`,
    noPayments: () => "In der Datei sind keine Zahlungen.",
    unknownFormat: () =>
      "Das ist weder CSV noch pain.001. Speichern Sie die Zahlungen in einem dieser Formate.",
    encoding: () => "Die Buchstaben der Datei sind nicht lesbar. Speichern Sie sie als UTF-8.",
    quotes: () => "Ein Anführungszeichen hat kein Gegenstück. Bringen Sie das in der Datei in Ordnung.",
    cells: (columns, found) => `Diese Zeile hat ${found} Zellen, die Datei aber ${columns} Spalten.`,
    cellLong: () =>
      "Eine Zelle dieser Zeile ist länger als jeder Text einer Zahlung. Fehlt ein Anführungszeichen?",
    columnsMissing: (columns) => `Die erste Zeile muss die Spalten benennen. Es fehlen: ${columns}.`,
    columnUnknown: (_, column) =>
      `Die Spalte „${column}“ kennen wir nicht. Benennen Sie sie um oder entfernen Sie sie.`,
    columnTwice: (_, column) => `Die Spalte „${column}“ wiederholt eine andere. Behalten Sie eine davon.`,
    referenceTwice: (_, found) =>
      `Eine Zahlung hat einen Verwendungszweck, diese aber noch einen weiteren: „${found}“.`,
    type: (_, found) =>
      `„${found}“ ist keine Zahlungsart. Schreiben Sie „Echtzeit“ oder lassen Sie die Zelle leer.`,
    malformed: () =>
      "Das XML ist hier fehlerhaft, oder die Datei ist abgeschnitten. Exportieren Sie sie erneut.",
    doctype: () => "Die Datei hat einen DOCTYPE; den dürfen Zahlungen nicht haben.",
    nesting: (element) => `Das Element ${element} ist zu tief verschachtelt.`,
    namespace: (_, namespace) =>
      `„${namespace}“ lesen wir nicht. Exportieren Sie die Datei als pain.001.001.09 oder pain.001.001.03.`,
    elementUnknown: (element) => `Das Element ${element} gehört nicht hierher.`,
    elementOrder: (element) => `Das Element ${element} steht an der falschen Stelle.`,
    elementMissing: (element) => `Hier fehlt ein Element: ${element}.`,
    elementTwice: (element) => `Das Element ${element} darf hier nur einmal stehen.`,
    attribute: (attribute, element) => `Das Element ${element} darf das Attribut ${attribute} nicht haben.`,
    text: (element, found) => `Das Element ${element} darf nur andere Elemente enthalten, nicht „${found}“.`,
    value: (element, found) =>
      found ? `„${found}“ ist im Element ${element} nicht gültig.` : `Das Element ${element} ist leer.`,
    notTaken: (element, found) =>
      found
        ? `Zahlungen mit „${found}“ im Element ${element} können wir nicht ausführen.`
        : `Zahlungen mit dem Element ${element} können wir nicht ausführen.`,
    count: (said, found) =>
      `Die Anzahl der Zahlungen stimmt nicht: Die Datei nennt ${said}, es sind aber ${found}.`,
    sum: (said, found) =>
      `Die Summe der Zahlungen stimmt nicht: Die Datei nennt ${said}, es sind aber ${found}.`,
  },

  transactionUnknown: "Einen solchen Umsatz gibt es nicht.",
  chatReplySubject: (name) => `${name} hat Ihnen geantwortet`,
  mailIsFixed:
    "Diese E-Mails können nicht ausgeschaltet werden: Sie betreffen Ihre Sicherheit oder Entscheidungen der Bank.",
  pushNowhere: "Die Bank kann an diesen Browser keine Mitteilungen senden.",
  pushed: {
    terms: "Unsere Bedingungen oder Entgelte ändern sich.",
    moneyIn: "Geld ist eingegangen.",
    paymentMade: "Eine Zahlung wurde ausgeführt.",
    paymentFailed: "Eine Zahlung wurde nicht ausgeführt, oder ihr Geld kam zurück.",
    approval: "Es gibt Neues zu einer Freigabe.",
    planned: "Es gibt Neues zu einer geplanten Zahlung oder einer Lastschrift.",
    budget: "Es gibt Neues zu einem Budget.",
    statement: "Ein Kontoauszug ist bereit.",
    company: "Es gibt Neues zu Ihren Angaben oder Dokumenten.",
    chat: "Sie haben eine neue Nachricht.",
    security: "Es gibt Neues zur Sicherheit Ihres Zugangs.",
  },
  budgets: {
    near: (facts) => [
      `Das Budget ist fast ausgegeben: ${facts.category}`,
      sentences(
        `${facts.spent} von ${facts.limit} ausgegeben, noch ${facts.left} bis ${facts.until}`,
        facts.company,
      ),
    ],
    over: (facts) => [
      `Budget überschritten: ${facts.category}`,
      sentences(
        `${facts.spent} in diesem Monat ausgegeben, ${facts.left} über dem Limit von ${facts.limit}`,
        facts.company,
      ),
    ],
  },
  booked: {
    moneyIn: (facts) => [
      `Geldeingang: ${facts.amount}`,
      sentences(`Von ${facts.name}`, facts.reference, facts.company),
    ],
    requestPaid: (facts) => [
      `Geldeingang zu Ihrer Anforderung: ${facts.amount}`,
      sentences(`Von ${facts.name}`, `Angefordert für: ${facts.whatFor}`, facts.company),
    ],
    paymentMade: (facts) => [
      `Zahlung ausgeführt: ${facts.amount}`,
      sentences(`An ${facts.name}`, facts.reference, facts.company),
    ],
    paymentFailed: (facts) => [
      `Zahlung nicht ausgeführt: ${facts.amount}`,
      sentences(
        `An ${facts.name}`,
        facts.why && `Grund: ${facts.why}`,
        "Das Geld ist wieder auf Ihrem Konto",
        facts.company,
      ),
    ],
    moneyBack: (facts) => [
      `Geld zurück: ${facts.amount}`,
      sentences(`Von ${facts.name}`, facts.why && `Grund: ${facts.why}`, facts.company),
    ],
  },
  salary: "Gehalt",
  paperTooLong: "Das ist zu viel für ein PDF. Wählen Sie einen kürzeren Zeitraum oder speichern Sie als CSV.",
  detailsMissing: "Die Kontonummer ist noch nicht fertig. Versuchen Sie es in einigen Minuten erneut.",

  memberUnknown: "Ein solches Mitglied gibt es nicht.",
  memberVerified: "Die Identität dieses Mitglieds ist bereits bestätigt.",
  linkTooSoon: "Ein Link wurde gerade erst gesendet. Versuchen Sie es später erneut.",
  linkSent: "Der Link wurde gesendet.",
  linkSubject: `Bestätigen Sie Ihre Identität für ${ownBank.name}`,
  linkBody: (company, address) =>
    `${company} bittet Sie, Ihre Identität zu bestätigen. Halten Sie Ihren Reisepass oder Personalausweis bereit und öffnen Sie ${address}. Der Link gilt 7 Tage. Falls Sie diese Firma nicht kennen, tun Sie nichts.`,
  verifiedSubject: "Ihre Identität ist bestätigt",
  verifiedBody: "Ihre Identität ist bestätigt. Sie können jetzt Geld senden und empfangen.",
  rejectedSubject: "Wir konnten Ihre Identität nicht bestätigen",
  rejectedBody:
    "Anhand der Fotos konnten wir Ihre Identität nicht bestätigen. Melden Sie sich an, um den Grund zu sehen und es erneut zu versuchen.",
  rejectedFinalBody:
    "Wir konnten Ihre Identität nicht bestätigen. Melden Sie sich an, um den Grund zu sehen, oder kontaktieren Sie uns.",
};
