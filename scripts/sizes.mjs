// Size budgets: with brotli everything a page loads before it can be used, with gzip each public entry of ui.
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { entriesOf } from "./entries.mjs";
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
// What it is painted without; every page after it needs that.
const running = keysNamed("signIn");
const inShell = (name) => [...page(name), ...running, keyEnding("words/signedIn/lv"), shell];
const topic = (...names) => [
  keyEnding("i18n/topicCatalogues.ts"),
  ...names.map((name) => keyEnding(`words/${name}/lv`)),
];
const beforeSignIn = (name) => [...page(name), ...running, keyEnding("words/newcomer/lv")];
const rows = [
  ["sign-in", signIn, 110_500],
  ["sign-up", beforeSignIn("SignUpPage"), 188_400],
  [
    "sign-up, phone focused",
    [...beforeSignIn("SignUpPage"), keyEnding("domain/src/phone/index.ts")],
    205_900,
  ],
  ["reset password", beforeSignIn("ResetPasswordPage"), 174_800],
  ["home", inShell("HomePage"), 228_900],
  ["history", inShell("HistoryPage"), 236_500],
  ["send", inShell("SendPage"), 247_300],
  ["approvals", [...inShell("ApprovalsPage"), ...topic("approvals")], 252_000],
  ["direct debits", [...inShell("DirectDebitsPage"), ...topic("directDebits")], 218_000],
  ["payments from files", [...inShell("PaymentFilesPage"), ...topic("paymentFile")], 263_500],
  ["spaces", [...inShell("SpacesPage"), ...topic("spaces")], 203_200],
  [
    "budgets",
    [...inShell("SpacesPage"), keyEnding("pages/Budgets.tsx"), ...topic("spaces", "budgets", "notes")],
    209_800,
  ],
  ["money requests", [...inShell("MoneyRequestsPage"), ...topic("moneyRequests")], 215_100],
  ["notifications", [...inShell("NotificationsPage"), ...topic("notifications")], 207_700],
  ["a requested payment", [...page("RequestedPaymentPage"), ...running, ...topic("moneyRequests")], 178_400],
  ["receive", [...inShell("ReceivePage"), ...topic("receive")], 212_800],
  [
    "load, with its code drawn",
    [...inShell("ReceivePage"), ...topic("receive"), ...keysNamed("QrCode")],
    219_600,
  ],
  ["partner offer", inShell("PartnerOfferPage"), 194_300],
  ["templates and receivers", [...inShell("SavedPayeesPage"), ...topic("payees")], 211_700],
  [
    "company registration",
    [...inShell("CompanyRegistrationPage"), ...topic("companyRegistration", "companyParts")],
    236_500,
  ],
  ["template or receiver form", [...inShell("PayeeFormPage"), ...topic("payees")], 224_200],
  ["chat", [...inShell("ChatPage"), ...topic("chat")], 228_000],
  ["complaint", [...inShell("ComplaintPage"), ...topic("complaint")], 216_900],
  ["profile", inShell("ProfilePage"), 228_900],
  [
    "profile of a company",
    [...inShell("ProfilePage"), ...topic("companyParts"), keyEnding("pages/CompanyProfile.tsx")],
    274_900,
  ],
].map(([name, keys, budget]) => ({ name, size: bytes(filesOf(keys)), budget }));

// What follows a session for testers comes from the stepper's folder, and only on a server for tests: a customer's build
// has nothing of it.
const followed = readdirSync(dist, { recursive: true }).filter(
  (file) =>
    /\.(js|html)$/.test(file) &&
    /amberline[.-]live|stepper\/live/.test(readFileSync(path.join(dist, file), "utf8")),
);
if (followed.length > 0) throw new Error(`The bank has what follows a session: ${followed.join(", ")}`);

// The stepper and its screen share one thread and come from the same machine: what counts is what it has to read of each,
// as it is.
const stepper = path.join(root, "apps/stepper/dist/stepper");
const built = readdirSync(stepper).filter((file) => file.endsWith(".js"));
const codeOf = (file) => readFileSync(path.join(stepper, file), "utf8");
const needed = (files) => {
  const found = new Set(files);
  for (const file of found)
    for (const [, imported] of codeOf(file).matchAll(/(?:from|import) ?"\.\/([^"]+\.js)"/g))
      found.add(imported);
  return [...found];
};
for (const [page, late, budget] of [
  ["stepper", [], 706_000],
  ["screen", built.filter((file) => file.startsWith("ScreenPage-")), 1_090_000],
]) {
  const html = readFileSync(path.join(stepper, `../${page}.html`), "utf8");
  const [, entry] = html.match(/src="\.\/stepper\/([^"]+\.js)"/) ?? [];
  if (!entry) throw new Error(`${page}.html loads nothing`);
  const size = needed([entry, ...late]).reduce(
    (sum, file) => sum + statSync(path.join(stepper, file)).size,
    0,
  );
  rows.push({ name: `testers' ${page} page`, size, budget });
  // The other page would render this one in its own place.
  const sharing = page === "screen" && built.find((file) => codeOf(file).includes(`"./${entry}"`));
  if (sharing) throw new Error(`${sharing} takes what it shares from the page ${entry}`);
}

// What an app loads for each public entry of ui, bundled as an app does it, with gzip and beside React. React Aria's own
// words are there in the interface's languages.
const isOtherLocale = /react-(aria|stately).*[\\/](?!(en|lv|de)-)[a-z]{2}-[A-Z]{2}\.mjs$/;
const bundled = async (file) => {
  const { output } = await build({
    configFile: false,
    logLevel: "error",
    root,
    plugins: [
      {
        name: "amberline-locales",
        load: { filter: { id: isOtherLocale }, handler: () => "export default {}" },
      },
    ],
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: file,
        preserveEntrySignatures: "strict",
        external: /^react(-dom)?($|\/)/,
      },
    },
  });
  const chunks = new Map(output.filter(({ type }) => type === "chunk").map((each) => [each.fileName, each]));
  const first = new Set();
  const walk = (fileName) => {
    const chunk = chunks.get(fileName);
    if (!chunk || first.has(chunk)) return;
    first.add(chunk);
    chunk.imports.forEach(walk);
  };
  walk([...chunks.values()].find(({ isEntry }) => isEntry).fileName);
  return [...first].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
};
const ENTRY_BUDGET = 18_500;
const entryBudgets = {
  "ui/Button": 12_000,
  "ui/ChatLog": 25_500,
  "ui/DateField": 58_500,
  "ui/DateRangeField": 60_000,
  "ui/Dialog": 33_500,
  "ui/form": 104_000,
  "ui/SelectField": 65_500,
  "ui/Tabs": 41_500,
  "ui/VirtualList": 22_000,
};
const ui = path.join(root, "packages/ui");
for (const { specifier, file } of entriesOf(ui).filter(({ file }) => file.endsWith(".js"))) {
  const name = specifier.replace("@amberline/", "");
  rows.push({ name, size: await bundled(path.join(ui, file)), budget: entryBudgets[name] ?? ENTRY_BUDGET });
}

for (const { name, size, budget } of rows) {
  console.log(
    `${size <= budget ? " " : "✗"} ${name.padEnd(24)} ${String(size).padStart(8)} of ${budget} bytes`,
  );
}
process.exit(rows.some(({ size, budget }) => size > budget) ? 1 : 0);
