import { type Catalogue } from "./en";

export const de: Catalogue = {
  title: "Identitätsprüfung",
  loading: "Wird geladen …",
  step: (step, total) => `Schritt ${step} von ${total}`,
  next: "Weiter",
  back: "Zurück",
  tryAgain: "Erneut versuchen",
  home: "Zur Bank",

  documentTitle: "Welches Dokument zeigen Sie?",
  documentLead: "Halten Sie es bereit, mit einer Kamera oder einem Foto davon. Es dauert etwa zwei Minuten.",
  documents: { passport: "Reisepass", id_card: "Personalausweis" },
  documentHints: { passport: "Die Seite mit Ihrem Foto", id_card: "Beide Seiten" },

  photoTitles: {
    passport: "Foto Ihres Reisepasses",
    front: "Vorderseite Ihres Personalausweises",
    back: "Rückseite Ihres Personalausweises",
    selfie: "Foto Ihres Gesichts",
  },
  photoNames: {
    passport: "Reisepass",
    front: "Personalausweis, Vorderseite",
    back: "Personalausweis, Rückseite",
    selfie: "Ihr Gesicht",
  },
  documentTips: [
    "Die ganze Seite oder Karte ist im Bild",
    "Jeder Buchstabe ist scharf",
    "Nichts ist von einem Finger oder einer Spiegelung verdeckt",
  ],
  selfieTips: [
    "Schauen Sie direkt in die Kamera",
    "Ihr Gesicht ist gleichmäßig beleuchtet",
    "Keine Sonnenbrille, kein Hut, niemand sonst",
  ],
  takePhoto: "Foto aufnehmen",
  chooseFile: "Datei auswählen",
  formats: "JPEG, PNG oder WebP, höchstens 10 MB",
  camera: "Bild der Kamera",
  shoot: "Foto aufnehmen",
  cancel: "Abbrechen",
  preview: (name) => `Ihr Foto: ${name}`,
  usePhoto: "Dieses Foto verwenden",
  retake: "Neu aufnehmen",
  sending: "Wird gesendet …",

  reviewTitle: "Prüfen und senden",
  reviewLead: "Ist jeder Buchstabe lesbar und Ihr Gesicht gut zu sehen?",
  change: "Ändern",
  changePhoto: (name) => `Foto ändern: ${name}`,
  consent: "Wir verwenden die Fotos nur, um Ihre Identität zu prüfen, und löschen sie nach der Entscheidung.",
  submit: "Zur Prüfung senden",

  pendingTitle: "Wir prüfen Ihre Fotos",
  pendingText:
    "Sie können dieses Fenster schließen. Wir schreiben Ihnen eine E-Mail, sobald wir fertig sind.",
  approvedTitle: "Ihre Identität ist bestätigt",
  approvedText: "Sie müssen nichts weiter tun.",
  retryTitle: "Wir brauchen neue Fotos",
  retryText: "Anhand der gesendeten Fotos konnten wir Ihre Identität nicht bestätigen.",
  startAgain: "Neu beginnen",
  finalTitle: "Wir konnten Ihre Identität nicht bestätigen",
  finalText:
    "Sie können hier keine neuen Fotos senden. Wenn Sie das für einen Irrtum halten, kontaktieren Sie uns.",
  reason: "Grund",
  comment: "Hinweis der Bank",
  reasons: {
    photo_unreadable: "Das Foto ist schlecht lesbar.",
    document_expired: "Das Dokument ist abgelaufen.",
    document_unsuitable: "Dieses Dokument können wir nicht annehmen.",
    face_differs: "Das Gesicht auf dem Foto und das auf dem Dokument sehen verschieden aus.",
    not_original: "Das Foto zeigt nicht das Originaldokument.",
    other: "Die Fotos können wir nicht annehmen.",
  },

  problems: {
    "camera-denied":
      "Die Kamera ist blockiert. Erlauben Sie sie für diese Seite in den Browsereinstellungen oder wählen Sie eine Datei aus.",
    "camera-missing": "Es wurde keine Kamera gefunden. Wählen Sie stattdessen eine Datei aus.",
    "camera-busy":
      "Ein anderes Programm verwendet die Kamera. Schließen Sie es und versuchen Sie es erneut oder wählen Sie eine Datei aus.",
    "too-large": "Die Datei ist größer als 10 MB. Wählen Sie eine kleinere.",
    "not-an-image": "Das ist kein JPEG-, PNG- oder WebP-Bild. Wählen Sie eine andere Datei.",
    infected:
      "Diese Datei enthält einen Virus und wurde nicht angenommen. Prüfen Sie Ihr Gerät und wählen Sie eine andere Datei.",
    empty: "Die Datei ist leer. Wählen Sie eine andere.",
    unreadable: "Dieses Bild lässt sich nicht öffnen. Wählen Sie eine andere Datei.",
    "too-many": "Es wurden zu viele Fotos gesendet. Versuchen Sie es morgen wieder.",
    "not-open": "Sie können jetzt keine neuen Fotos senden.",
    incomplete: "Ein Foto fehlt. Gehen Sie zurück und nehmen Sie es auf.",
    offline: "Es besteht keine Verbindung. Prüfen Sie sie und versuchen Sie es erneut.",
    "session-over": "Ihre Sitzung ist beendet. Schließen Sie dieses Fenster und beginnen Sie neu.",
    "link-over": "Dieser Link gilt nicht mehr. Bitten Sie die Person, die ihn gesendet hat, um einen neuen.",
    "no-parent": "Diese Seite öffnet sich in der App der Bank.",
    server: "Bei uns ist etwas schiefgelaufen. Versuchen Sie es später erneut.",
  },
};
