import { execFileSync, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { request } from "node:http";
import { createServer } from "node:https";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** What a host serves, where, and for which bank. */
export interface Hosted {
  folder: string;
  port: number;
  /** What the bank is called. */
  name: string;
  provider: string;
  /** Origin of the verification widget. */
  widget: string;
}
/** Ends by the signal. */
type Serve = (hosted: Hosted & { signal: AbortSignal }) => void;

const within = ({ folder }: Hosted, name: string) => path.join(folder, name);
const keys = ["key.pem", "fullchain.pem"] as const;

/** The built app as another bank's, made as an adopter makes it: from a folder with `bank.json`, by the painter. */
export function paintApp(hosted: Hosted): void {
  const [app, bank] = ["app", "brand"].map((name) => within(hosted, name)) as [string, string];
  cpSync(path.join(root, "apps/bank/dist"), app, { recursive: true });
  cpSync(path.join(root, "apps/bank/brands/amberline"), bank, { recursive: true });
  const file = JSON.parse(read("apps/bank/brands/amberline/bank.json")) as object;
  const own = { name: hosted.name, providerUrl: hosted.provider, verificationOrigins: [hosted.widget] };
  writeFileSync(path.join(bank, "bank.json"), JSON.stringify({ ...file, ...own }));
  execFileSync(process.execPath, [path.join(app, ".host/paint.js"), bank]);
  const [key, certificate] = keys.map((name) => within(hosted, name));
  const request = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost -keyout ${key} -out ${certificate}`;
  execFileSync("openssl", request.split(" "), { stdio: "ignore" });
}

/** A file of deploy/ with what each bank has to change; each of these has to be there. */
function adapted(file: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/${file} has no ${from}.`);
      return text.replaceAll(from, to);
    },
    read(`deploy/${file}`),
  );
}

const start = (command: string, args: string[], signal: AbortSignal, env = {}) =>
  spawn(command, args, { cwd: root, stdio: "ignore", signal, env: { ...process.env, ...env } }).on(
    "error",
    () => {},
  );

/** What a host serves, by the command that an adopter gives; its folder. */
function writePages(kind: "nginx" | "caddy" | "static", hosted: Hosted): string {
  const [from, to] = [within(hosted, "app"), within(hosted, kind)];
  execFileSync(process.execPath, ["scripts/pages.mjs", kind, "--from", from, "--to", to], { cwd: root });
  return to;
}

const nginx: Serve = (hosted) => {
  const { folder, port, signal } = hosted;
  cpSync(path.join(root, "deploy/nginx"), within(hosted, "bank"), { recursive: true });
  const to = writePages("nginx", hosted);
  const site = adapted("nginx/bank.conf", {
    "listen 80;": `listen 127.0.0.1:${port + 1};`,
    "listen 443 ssl": `listen 127.0.0.1:${port} ssl`,
    "bank.example.com": "localhost",
    "/etc/ssl/bank": folder,
    "/srv/bank": to,
  });
  writeFileSync(within(hosted, "site.conf"), site);
  // Whatever nginx writes besides goes into the folder too.
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${within(hosted, name)};`,
  );
  const main = `daemon off; pid ${within(hosted, "pid")}; error_log ${within(hosted, "log")}; events { }
    http { include /etc/nginx/mime.types; access_log off; ${temporary.join(" ")} include site.conf; }`;
  writeFileSync(within(hosted, "nginx.conf"), main);
  start("nginx", ["-c", within(hosted, "nginx.conf")], signal);
};

/** A folder as an orchestrator mounts it: links to what stands in a hidden one, which it replaces as a whole. */
function mount(from: string, to: string) {
  mkdirSync(to);
  cpSync(from, path.join(to, "..now"), { recursive: true });
  symlinkSync("..now", path.join(to, "..data"));
  for (const name of readdirSync(from)) symlinkSync(path.join("..data", name), path.join(to, name));
}

/** What its image starts, in folders of its own; TLS before it is an ingress's. */
const container: Serve = (hosted) => {
  const { port, signal } = hosted;
  const [run, bank, etc] = ["run", "mounted", "etc"].map((name) => within(hosted, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(run);
  mount(within(hosted, "brand"), bank);
  cpSync(path.join(root, "deploy/nginx"), path.join(etc, "bank"), { recursive: true });
  const main = adapted("nginx/container.conf", {
    "include mime.types": "include /etc/nginx/mime.types",
    "listen 8080": `listen 127.0.0.1:${port + 1}`,
    "/run/bank": run,
  });
  writeFileSync(path.join(etc, "nginx.conf"), main);
  start("sh", ["deploy/app.sh"], signal, {
    ...{ APP_BUILT: path.join(root, "apps/bank/dist"), APP_PAGES: path.join(root, "scripts/pages.mjs") },
    ...{ APP_BANK: bank, APP_RUN: run, APP_NGINX: path.join(etc, "nginx.conf") },
  });
  const [key, cert] = keys.map((name) => readFileSync(within(hosted, name)));
  const ingress = createServer({ key, cert }, ({ url, method, headers }, answer) => {
    const asked = request({ host: "127.0.0.1", port: port + 1, path: url, method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    asked.on("error", () => answer.destroy()).end();
  });
  ingress.listen(port, "localhost");
  signal.addEventListener("abort", () => ingress.close());
};

const caddy: Serve = (hosted) => {
  const { folder, port, signal } = hosted;
  const to = writePages("caddy", hosted);
  const [key, certificate] = keys.map((name) => within(hosted, name));
  const site = adapted("caddy/Caddyfile", {
    "bank.example.com {": `https://localhost:${port} {\n\ttls ${certificate} ${key}`,
  });
  writeFileSync(within(hosted, "Caddyfile"), `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
  const env = { BANK_FOLDER: to, HOME: folder };
  const file = within(hosted, "Caddyfile");
  start("caddy", ["run", "--adapter", "caddyfile", "--config", file], signal, env);
};

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

/** Does what `_headers` and `_redirects` of a host of files say, and no more. */
const files: Serve = (hosted) => {
  const to = writePages("static", hosted);
  const rules = readFileSync(path.join(to, "_headers"), "utf8")
    .trim()
    .split("\n\n")
    .map((block) => {
      const [at = "", ...lines] = block.split("\n");
      const headers = lines.map(
        (line) =>
          line
            .trim()
            .split(/: (.*)/)
            .slice(0, 2) as [string, string],
      );
      return { below: at.replace("*", ""), headers };
    });
  const [key, cert] = keys.map((name) => readFileSync(within(hosted, name)));
  const server = createServer({ key, cert }, ({ url = "/" }, answer) => {
    const { pathname } = new URL(url, "https://localhost");
    for (const { below, headers } of rules)
      if (pathname.startsWith(below)) for (const [name, value] of headers) answer.setHeader(name, value);
    const known = [pathname, `${pathname}.html`].find((name) => path.extname(name) && existsSync(to + name));
    const name = known ?? "/index.html";
    answer.setHeader("Content-Type", types[path.extname(name)] ?? "application/octet-stream");
    answer.end(readFileSync(to + name));
  });
  server.listen(hosted.port, "localhost");
  hosted.signal.addEventListener("abort", () => server.close());
};

const isInstalled = (program: string) =>
  (process.env["PATH"] ?? "").split(path.delimiter).some((folder) => existsSync(path.join(folder, program)));

/** Those that are installed, with Debian's packages of these names. */
export const hosts: Record<string, { serve: Serve; isHere: boolean; chooses: boolean }> = {
  nginx: { serve: nginx, isHere: isInstalled("nginx"), chooses: true },
  "the app's container": { serve: container, isHere: isInstalled("nginx"), chooses: true },
  caddy: { serve: caddy, isHere: isInstalled("caddy"), chooses: true },
  "a host of files": { serve: files, isHere: true, chooses: false },
};
