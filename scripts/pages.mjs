// Writes the painted app for a host, with what the host has to know of its bank.json.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

const usage = `node scripts/pages.mjs nginx|caddy|static --from apps/bank/dist --to <folder>

nginx   pages as they are: nginx fills in the nonce, the language and the theme of each answer
caddy   pages as Caddy's templates, which fill in the nonce and the theme of each answer
static  pages whose policy has hashes in place of nonces, with _headers and _redirects for Cloudflare Pages, Netlify and alike

Provider, widget, chat, analytics, languages and theme are those of the bank.json that the app was painted with. For nginx and Caddy
they stand in .host/bank.conf and .host/bank.caddy of the folder, which the files in deploy/ include.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: "string" },
    to: { type: "string" },
  },
});
const [kind] = positionals;
const { from, to } = values;
const isKnown = ["nginx", "caddy", "static"].includes(kind) && from && to;
// What is written into is emptied before.
if (!isKnown || path.resolve(from) === path.resolve(to)) {
  console.error(usage);
  process.exit(1);
}

const isPage = (file) => file.endsWith(".html");
const isKept = (file) => !path.basename(file).startsWith(".") && !/\.(html|map)$/.test(file);
rmSync(to, { recursive: true, force: true });
mkdirSync(to, { recursive: true });
cpSync(from, to, { recursive: true, filter: (file) => file === from || isKept(file) });
const pages = readdirSync(from).filter((file) => isPage(file) && file !== "index.html");
const read = (file) => readFileSync(path.join(from, file), "utf8");
const { language, languages, theme, providerUrl, verificationOrigins, adapterOrigins, chat } = JSON.parse(
  read("bank.json"),
);
const originsOf = (...urls) => [...new Set(urls.filter(Boolean))];
const languageOf = (file) => /\.(\w+)\.html$/.exec(file)[1];

const asked = originsOf(providerUrl, chat.bridgeUrl, ...adapterOrigins);
const connect = ["'self'", ...asked].join(" ");
const anOrigin = /^https?:\/\/(?:[\da-z.-]+|\[[\da-f:]+\])(?::\d+)?$/;
const wrong = [...asked, ...verificationOrigins].find((text) => !anOrigin.test(text));
if (wrong) throw new Error(`bank.json has "${wrong}", which is no origin like https://bank.example.`);
const widgets = originsOf(providerUrl, ...verificationOrigins);
const frame = widgets.join(" ") || "'self'";
const camera = `(${["self", ...widgets.map((each) => `"${each}"`)].join(" ")})`;
/** Of who has chosen none. */
const ownTheme = theme === "system" ? "" : theme;

/** Writes what the host's own file includes; no host serves a folder with such a name. */
function writeForHost(name, text) {
  mkdirSync(path.join(to, ".host"));
  writeFileSync(
    path.join(to, ".host", name),
    `# By "node scripts/pages.mjs ${kind}", from bank.json.\n${text}`,
  );
}

function writeNginx() {
  for (const file of pages) writeFileSync(path.join(to, file), read(file));
  const others = languages.filter((each) => each !== language);
  writeForHost(
    "bank.conf",
    `map $scheme $bank_connect { default "${connect}"; }
map $scheme $bank_frame { default "${frame}"; }
# The camera is for the widget alone; a page can only lend what it may use itself.
map $uri $bank_camera {
    default "()";
    "~\\.html$" '${camera}';
}
# What a page has kept, in a cookie of this host alone on https, goes before the browser's first language.
map $http_accept_language $bank_wanted {
    default ${language};
${others.map((each) => `    "~*^${each}\\b" ${each};\n`).join("")}}
map $http_cookie $bank_language {
    default $bank_wanted;
    "~(?:^|; )__Host-lang=(?<kept>${languages.join("|")})(?:;|$)" $kept;
}
map $http_cookie $bank_theme {
    default "${ownTheme}";
    "~(?:^|; )__Host-theme=system(?:;|$)" "";
    "~(?:^|; )__Host-theme=(?<kept_theme>light|dark)(?:;|$)" $kept_theme;
}
`,
  );
}

function writeCaddy() {
  writeForHost(
    "bank.caddy",
    `map {http.request.host} {bank_connect} {
	default "${connect}"
}
map {http.request.host} {bank_frame} {
	default "${frame}"
}
# By what was asked for, whatever page answers.
map {http.request.orig_uri.path} {bank_camera} {
	~/[^/]*\\.[^/]*$ "()"
	default \`${camera}\`
}
# What a page has kept, in a cookie of this host alone, goes before the browser's first language.
map {http.request.header.Accept-Language} {bank_wanted} {
	"~^(${languages.join("|")})\\b" "\${1}"
	default ${language}
}
map {http.request.header.Cookie} {bank_language} {
	"~(?:^|; )__Host-lang=(${languages.join("|")})(?:;|$)" "\${1}"
	default "{bank_wanted}"
}
map {http.request.header.Cookie} {bank_theme} {
	"~(?:^|; )__Host-theme=(light|dark)(?:;|$)" "\${1}"
	"~(?:^|; )__Host-theme=system(?:;|$)" ""
	default "${ownTheme}"
}
`,
  );
  for (const file of pages) {
    const page = read(file);
    if (page.includes("{{")) throw new Error(`${file} has text that Caddy would take for a template.`);
    const filled = page
      .replaceAll("__CSP_NONCE__", `{{placeholder "http.request.uuid"}}`)
      .replaceAll("__LANG__", languageOf(file))
      .replaceAll("__THEME__", `{{placeholder "bank_theme"}}`);
    writeFileSync(path.join(to, file), filled);
  }
}

const hashOf = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const hashesIn = (page, element) =>
  [
    ...page.matchAll(
      new RegExp(
        `<${element}(?![^>]*\\s(?:src=|type="application/json"))[^>]*>([\\s\\S]*?)</${element}>`,
        "g",
      ),
    ),
  ].map(([, text]) => hashOf(text));

/** The elements of styled-components are empty at first: their rules come by CSSOM, which needs no leave. */
const emptyStyle = hashOf("");

/** One for all pages: hosts join what two of their rules say of a header. */
const policyOf = (texts) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...texts.flatMap((text) => hashesIn(text, "script"))].join(" "),
    ["style-src 'self'", emptyStyle, ...texts.flatMap((text) => hashesIn(text, "style"))].join(" "),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connect}`,
    `frame-src ${frame}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types app-worker app-service-worker",
  ].join("; ");

/** The headers of nginx's answers, with the camera for the widget. */
const headers = () =>
  [
    ...readFileSync(path.join(import.meta.dirname, "../deploy/nginx/headers.conf"), "utf8").matchAll(
      /^add_header (\S+) (.+) always;$/gm,
    ),
  ].map(([, name, value]) => [name, value.replace(/^(["'])(.*)\1$/, "$2").replace("$bank_camera", camera)]);

/** Nobody chooses a page for each visitor: the app finds language and theme itself, and draws sign-in itself. */
const unfilled = (page) =>
  page
    .replaceAll(/ nonce="__CSP_NONCE__"/g, "")
    .replace(/<meta property="csp-nonce">\s*/, "")
    .replace(' lang="__LANG__" data-theme="__THEME__"', "");

function writeStatic() {
  const written = { "index.html": `app.${language}.html`, "offline.html": `offline.${language}.html` };
  const texts = Object.values(written).map((file) => unfilled(read(file)));
  if (texts.some((text) => /__[A-Z_]+__/.test(text))) throw new Error("A placeholder was left in a page.");
  Object.keys(written).forEach((file, at) => writeFileSync(path.join(to, file), texts[at]));
  const lines = [...headers(), ["Content-Security-Policy", policyOf(texts)]].map(
    (line) => `  ${line.join(": ")}`,
  );
  const assets = "/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n";
  writeFileSync(path.join(to, "_headers"), `/*\n${lines.join("\n")}\n\n${assets}`);
  writeFileSync(path.join(to, "_redirects"), "/* /index.html 200\n");
}

const hosts = {
  nginx: { name: "nginx", write: writeNginx },
  caddy: { name: "Caddy", write: writeCaddy },
  static: { name: "a host of files", write: writeStatic },
};
hosts[kind].write();
console.log(`The app for ${hosts[kind].name} is in ${to}.`);
