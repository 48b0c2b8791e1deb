/** The house's import direction: domain <- {ui, api} <- flows <- bank; flow-lab stands on flows, its drives also on the paths of the bank, and reaches no customer; app-kit uses {domain, ui} and is used by the apps; operator uses {ui, api}; sandbox uses api/contract, api/operator and domain only. */
const outside = (name, from, allowed) => ({
  name,
  severity: "error",
  from: { path: `^${from}/` },
  to: { path: "^(packages|apps)/", pathNot: `^(${[from, ...allowed].join("|")})(/|$)` },
});

/** What plays the flows in the real app, in a browser of its own. */
const drives = "^packages/flow-lab/src/((browser|drive)/|[^/]+/drive\\.ts$)";

/** The folders of the sandbox from top to bottom: each imports only what stands beside or below it. */
const sandboxFloors = [
  ["browser.ts", "cliSeed.ts", "server.ts"],
  ["server"],
  ["createSandbox.ts", "jobs.ts"],
  ["operator"],
  ["seed", "widget"],
  ["areas"],
  ["http"],
  ["nameCheck", "openapi", "parts.ts"],
  ["audit.ts", "clearing", "documents", "housekeeping.ts", "outbox"],
  ["ledger", "pubsub"],
  ["platform"],
  ["db"],
  ["bank.ts", "days.ts", "faults", "locales", "secrets", "theme"],
];

const onFloors = (floors) => `^apps/sandbox/src/(${floors.flat().join("|").replaceAll(".", "\\.")})(/|$)`;

const sandboxFloor = (folders, level) => ({
  name: `sandbox-${folders.join("-")}-imports-below`,
  severity: "error",
  from: { path: onFloors([folders]), pathNot: "\\.test\\.ts$|/testBank\\.ts$" },
  to: { path: onFloors([...sandboxFloors.slice(0, level), ["attack", "testing"]]) },
});

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    outside("domain-imports-nothing", "packages/domain", []),
    outside("api-imports-domain", "packages/api", ["packages/domain"]),
    outside("ui-imports-domain", "packages/ui", ["packages/domain"]),
    {
      name: "components-know-no-bank",
      comment: "What any product has stands on its own; what only a bank has is made of it.",
      severity: "error",
      from: { path: "^packages/ui/src/(components|tokens)/", pathNot: "\\.stories\\." },
      to: { path: "^packages/ui/src/(banking|form)/" },
    },
    outside("flows-imports-below", "packages/flows", ["packages/domain", "packages/api", "packages/ui"]),
    outside("app-kit-imports-below", "packages/app-kit", ["packages/domain", "packages/ui"]),
    outside("bank-imports-packages", "apps/bank", [
      "packages/app-kit",
      "packages/domain",
      "packages/api",
      "packages/ui",
      "packages/flows",
    ]),
    outside("operator-imports-packages", "apps/operator", [
      "packages/app-kit",
      "packages/domain",
      "packages/api",
      "packages/ui",
    ]),
    outside("flow-lab-imports-flows", "packages/flow-lab", [
      "packages/domain",
      "packages/api",
      "packages/ui",
      "packages/flows",
      "apps/bank/src/(paths|wiring/payments/(sealed|storageKeys))\\.ts",
    ]),
    {
      name: "drives-stay-in-tests",
      comment:
        "What opens a browser, and where the bank's pages are: for Node alone, as the stepper and Storybook run in a browser.",
      severity: "error",
      from: { path: "^(packages/flow-lab|apps/stepper)/", pathNot: `${drives}|\\.test\\.` },
      to: { path: `${drives}|^apps/bank/|node_modules/@?playwright` },
    },
    outside("stepper-imports-packages", "apps/stepper", [
      "packages/app-kit",
      "packages/domain",
      "packages/ui",
      "packages/flows",
      "packages/flow-lab",
    ]),
    outside("sandbox-imports-contract", "apps/sandbox", [
      "packages/domain",
      "packages/api/src/contract",
      "packages/api/src/operator",
    ]),
    outside("demo-imports-sandbox", "apps/demo", ["apps/sandbox"]),
    ...sandboxFloors.map(sandboxFloor),
    {
      name: "sandbox-connects-to-what-is-documented-alone",
      comment:
        "Whatever else it would ask could be made to ask for somebody else (ASVS 13.2.4); see docs/security.md.",
      severity: "error",
      from: {
        path: "^apps/sandbox/src/",
        pathNot: [
          "\\.test\\.ts$|/(attack|testing)/|/(testDatabases|testMailServer|postgres(Cluster|Template|\\.setup))\\.ts$",
          "/(db/(openPostgres|postgresPools)|pubsub/postgresPubSub|outbox/smtp|server/(clamd|listen|vapid|webPusher))\\.ts$",
        ],
      },
      to: {
        path: "^((node:)?(net|tls|dgram|dns|https?|http2)$|node_modules/(pg|nodemailer|undici|web-push|ws)/)",
      },
    },
    {
      name: "no-reaching-into-src",
      comment:
        "Cross-package imports go through the package's exports, never a relative path. The app's bundler knows no condition for sources while it reads its configuration.",
      severity: "error",
      from: { path: "^(packages|apps)/([^/]+)/", pathNot: "^apps/bank/vite\\.config\\.ts$" },
      to: { path: "^(packages|apps)/", pathNot: "^$1/$2/", dependencyTypes: ["local"] },
    },
    {
      name: "tools-go-through-exports",
      comment:
        "Tests, pictures, measurements, Storybook and scripts use what a package or an app exports. The bundler of Storybook's manager knows no condition for sources.",
      severity: "error",
      from: {
        path: "^(e2e|images|bench|scripts|\\.storybook)/",
        pathNot: "^\\.storybook/theme\\.ts$",
      },
      to: { path: "^(packages|apps)/", dependencyTypesNot: ["aliased-workspace"] },
    },
    {
      name: "nothing-stands-on-tools",
      severity: "error",
      from: { path: "^(packages|apps)/" },
      to: { path: "^(e2e|images|bench|\\.storybook)/" },
    },
    {
      name: "domain-is-pure",
      severity: "error",
      from: { path: "^packages/(domain|api)/src/", pathNot: "\\.test\\." },
      to: { path: "node_modules/(react|styled-components|xstate|i18next)/" },
    },
    {
      name: "one-styles-importer",
      comment: "Only a component's styles file knows the styling engine.",
      severity: "error",
      from: {
        path: "^(packages|apps)/",
        pathNot: "\\.styles\\.tsx?$|apps/bank/src/(prerender|styleSheets)\\.",
      },
      to: { path: "node_modules/styled-components/" },
    },
    {
      name: "not-to-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(node:|virtual:)" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|\\.data|\\.turbo)/|\\.mdx$|\\.css$" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["@amberline/source", "types", "import", "module", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
