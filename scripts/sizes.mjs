// Size budgets with brotli: everything a page loads before it can be used, and each public entry of the packages.
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { root } from "./setup.mjs";

const dist = path.join(root, "apps/bank/dist");
const manifest = JSON.parse(readFileSync(path.join(dist, ".vite/manifest.json"), "utf8"));
const keyEnding = (ending) => {
  const key = Object.keys(manifest).find((each) => each.endsWith(ending));
  if (!key) throw new Error(`The build has no ${ending}`);
  return key;
};
// A module that others import too has no key of its own.
const keysNamed = (name) => {
  const keys = Object.keys(manifest).filter((each) => manifest[each].name === name);
  if (keys.length === 0) throw new Error(`The build has no chunk ${name}`);
  return keys;
};
const filesOf = (keys) => {
  const files = new Set();
  const walk = (key) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    (chunk.imports ?? []).forEach(walk);
  };
  keys.forEach(walk);
  return [...files].filter((file) => file.endsWith(".js"));
};
const bytes = (files) => files.reduce((sum, file) => sum + statSync(path.join(dist, `${file}.br`)).size, 0);

const entry = keyEnding("index.html");
const shell = keyEnding("pages/ShellLayout.tsx");
// Sign-in comes with the entry.
const signIn = [entry, keyEnding("words/first/lv")];
const page = (name) => [...signIn, keyEnding(`pages/${name}.tsx`)];
const inShell = (name) => [...page(name), keyEnding("words/signedIn/lv"), shell];
const topic = (...names) => [
  keyEnding("i18n/topicCatalogues.ts"),
  ...names.map((name) => keyEnding(`words/${name}/lv`)),
];
const beforeSignIn = (name) => [...page(name), keyEnding("words/newcomer/lv")];
const rows = [
  ["sign-in", signIn, 157_400],
  ["sign-up", beforeSignIn("SignUpPage"), 186_000],
  [
    "sign-up, phone focused",
    [...beforeSignIn("SignUpPage"), keyEnding("domain/src/phone/index.ts")],
    203_500,
  ],
  ["reset password", beforeSignIn("ResetPasswordPage"), 173_000],
  ["home", inShell("HomePage"), 242_700],
  ["history", inShell("HistoryPage"), 244_800],
  ["send", inShell("SendPage"), 255_600],
  ["approvals", [...inShell("ApprovalsPage"), ...topic("approvals")], 259_500],
  ["direct debits", [...inShell("DirectDebitsPage"), ...topic("directDebits")], 226_200],
  ["payments from files", [...inShell("PaymentFilesPage"), ...topic("paymentFile")], 270_100],
  ["spaces", [...inShell("SpacesPage"), ...topic("spaces")], 205_300],
  [
    "budgets",
    [...inShell("SpacesPage"), keyEnding("pages/Budgets.tsx"), ...topic("spaces", "budgets", "notes")],
    211_800,
  ],
  ["money requests", [...inShell("MoneyRequestsPage"), ...topic("moneyRequests")], 223_500],
  ["notifications", [...inShell("NotificationsPage"), ...topic("notifications")], 209_400],
  ["a requested payment", [...page("RequestedPaymentPage"), ...topic("moneyRequests")], 176_000],
  ["receive", inShell("ReceivePage"), 219_000],
  ["load, with its code drawn", [...inShell("ReceivePage"), ...keysNamed("QrCode")], 226_000],
  ["partner offer", inShell("PartnerOfferPage"), 196_000],
  ["templates and receivers", inShell("SavedPayeesPage"), 218_000],
  [
    "company registration",
    [...inShell("CompanyRegistrationPage"), ...topic("companyRegistration", "companyParts")],
    240_700,
  ],
  ["template or receiver form", inShell("PayeeFormPage"), 230_600],
  ["chat", inShell("ChatPage"), 237_000],
  ["complaint", inShell("ComplaintPage"), 226_800],
  ["profile", inShell("ProfilePage"), 231_600],
  [
    "profile of a company",
    [...inShell("ProfilePage"), ...topic("companyParts"), keyEnding("pages/CompanyProfile.tsx")],
    278_200,
  ],
].map(([name, keys, budget]) => ({ name, size: bytes(filesOf(keys)), budget }));

// The stepper and its screen share one thread and come from the same machine: what counts is what it has to read of each,
// as it is.
const stepper = path.join(root, "apps/stepper/dist");
for (const [page, budget] of [
  ["stepper", 1_015_500],
  ["screen", 1_169_500],
]) {
  const html = readFileSync(path.join(stepper, `${page}.html`), "utf8");
  const scripts = [...html.matchAll(/(?:src|href)="(\.\/[^"]+\.js)"/g)].map(([, file]) => file);
  if (scripts.length === 0) throw new Error(`${page}.html loads nothing`);
  const size = scripts.reduce((sum, file) => sum + statSync(path.join(stepper, file)).size, 0);
  rows.push({ name: `testers' ${page} page`, size, budget });
}

const componentBudget = 12_000;
const parts = ["components", "banking"].flatMap((layer) => {
  const folder = path.join(root, "packages/ui/dist", layer);
  return readdirSync(folder).map((name) => ({ name, file: path.join(folder, name, "index.js") }));
});
for (const { name, file } of parts) {
  const seen = new Set();
  const walk = (each) => {
    if (seen.has(each)) return;
    seen.add(each);
    for (const [, imported] of readFileSync(each, "utf8").matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g))
      walk(path.resolve(path.dirname(each), imported));
  };
  walk(file);
  const size = brotliCompressSync(Buffer.concat([...seen].map((each) => readFileSync(each)))).length;
  rows.push({ name: `ui/${name}`, size, budget: componentBudget });
}

for (const { name, size, budget } of rows) {
  console.log(
    `${size <= budget ? " " : "✗"} ${name.padEnd(24)} ${String(size).padStart(8)} of ${budget} bytes`,
  );
}
process.exit(rows.some(({ size, budget }) => size > budget) ? 1 : 0);
