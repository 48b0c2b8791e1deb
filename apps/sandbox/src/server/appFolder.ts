import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { languages, type Language } from "../locales";
import { StartProblem } from "./startProblem";

const types: Record<string, string> = {
  ".css": "text/css; charset=UTF-8",
  ".html": "text/html; charset=UTF-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=UTF-8",
  ".json": "application/json; charset=UTF-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=UTF-8",
  ".txt": "text/plain; charset=UTF-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json; charset=UTF-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

export interface AppFile {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Precompressed, by content coding. */
  encoded: { br?: Uint8Array<ArrayBuffer>; gzip?: Uint8Array<ArrayBuffer> };
  etag: string;
  /** Whether its name contains a content hash. */
  isHashed: boolean;
}

export interface AppFolder {
  /** By path on the server, `/assets/index-4f2a91bc.js`. Without the pages. */
  files: ReadonlyMap<string, AppFile>;
  /** By file name, `index.html`. */
  pages: ReadonlyMap<string, string>;
  bank: BankFacts;
}

/** What the host of an app has to know of its `bank.json`, which the app itself checks. */
export interface BankFacts {
  hosts: readonly string[];
  languages: readonly Language[];
  /** For visitors whose browser asks for none of them. */
  language: Language;
  theme: "system" | "light" | "dark";
  /** Origins of its provider, its chat and its analytics, besides the app's own. */
  asked: readonly string[];
  /** Origins from which its verification widget may come. */
  framed: readonly string[];
}

/** Of an app that is no bank's. */
const noBank: BankFacts = {
  hosts: [],
  languages,
  language: "en",
  theme: "system",
  asked: [],
  framed: [],
};

interface BankFile extends Pick<BankFacts, "hosts" | "languages" | "language" | "theme"> {
  providerUrl?: string;
  verificationOrigins?: readonly string[];
  adapterOrigins?: readonly string[];
  chat?: { bridgeUrl: string };
}

/** What goes into a policy has to be an origin and no more. */
const anOrigin = /^https?:\/\/(?:[\da-z.-]+|\[[\da-f:]+\])(?::\d+)?$/;

function factsOf(text: string, folder: string): BankFacts {
  const file = JSON.parse(text) as BankFile;
  const { providerUrl = "", verificationOrigins = [], adapterOrigins = [], chat } = file;
  const asked = [providerUrl, chat?.bridgeUrl ?? "", ...adapterOrigins].filter(Boolean);
  const framed = [providerUrl, ...verificationOrigins].filter(Boolean);
  const wrong = [...asked, ...framed].find((each) => !anOrigin.test(each));
  if (wrong !== undefined)
    throw new StartProblem(
      `bank.json in ${folder} has "${wrong}", which is no origin like https://bank.example.`,
    );
  const { hosts, language, theme } = file;
  return { hosts, languages: file.languages, language, theme, asked, framed };
}

/** Vite's pattern: a dash and eight or more letters before the extension. */
const hashedName = /-[\w-]{8,64}\.\w+$/;

const isServed = (name: string) =>
  Object.hasOwn(types, path.extname(name)) && !name.split(/[\\/]/).some((part) => part.startsWith("."));

const readBytes = async (file: string) => new Uint8Array(await readFile(file));

async function readFileOf(folder: string, name: string, names: ReadonlySet<string>): Promise<AppFile> {
  const file = path.join(folder, name);
  const bytes = await readBytes(file);
  return {
    type: types[path.extname(name)] ?? "application/octet-stream",
    bytes,
    encoded: {
      ...(names.has(`${name}.br`) ? { br: await readBytes(`${file}.br`) } : {}),
      ...(names.has(`${name}.gz`) ? { gzip: await readBytes(`${file}.gz`) } : {}),
    },
    etag: `"${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}"`,
    isHashed: hashedName.test(name),
  };
}

/**
 * Reads a whole built app into memory. Only what is found now is served, so that no request can reach a file outside, a
 * source map or a hidden file. Throws StartProblem if `page` is missing.
 */
export async function readAppFolder(folder: string, page = "index.html"): Promise<AppFolder> {
  const listed = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found = listed
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const names = new Set(found);
  if (!names.has(page))
    throw new StartProblem(`There is no built app in ${folder}. Build it first: npm run build.`);
  const files = new Map<string, AppFile>();
  const pages = new Map<string, string>();
  for (const name of found.filter(isServed)) {
    if (name.endsWith(".html")) pages.set(name, await readFile(path.join(folder, name), "utf8"));
    else files.set(`/${name.split(path.sep).join("/")}`, await readFileOf(folder, name, names));
  }
  const file = files.get("/bank.json");
  const bank = file ? factsOf(new TextDecoder().decode(file.bytes), folder) : noBank;
  return { files, pages, bank };
}

/**
 * The apps of other banks by host name: each folder below has what was painted for one of them, over the files of the
 * built app. Throws StartProblem.
 */
export async function readBrands(folder: string, app: AppFolder): Promise<Map<string, AppFolder>> {
  const names = (await readdir(folder, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const brands = new Map<string, AppFolder>();
  for (const name of names) {
    const { files, pages, bank } = await readAppFolder(path.join(folder, name), "bank.json");
    for (const host of bank.hosts) {
      if (brands.has(host)) throw new StartProblem(`Two banks in ${folder} have the host ${host}.`);
      brands.set(host, { files: new Map([...app.files, ...files]), pages, bank });
    }
  }
  if (brands.size === 0) throw new StartProblem(`There is no painted bank in ${folder}.`);
  return brands;
}
