import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";
import { defaultClientConditions, mergeConfig } from "vite";
import { stepperChunks } from "./chunks.ts";
import { tables } from "./docs/tables.ts";
import { demoPath, docsData } from "./docsData.ts";
import { reportFolder } from "./pictures.ts";
import { stepperPages } from "./stepperPages.ts";

const report = reportFolder();
// Tests need stories only, without documentation pages, prop tables and source code.
const isTest = process.env["VITEST"] !== undefined;
const pages = ["./docs/**/*.mdx", "../packages/*/src/**/*.mdx"];

const docs = {
  name: "@storybook/addon-docs",
  options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [tables] } } },
};

/** The manager's font. Latvian names need the extensions. */
const faces = { latin: "U+0000-00FF, U+2000-206F, U+20AC, U+2212", "latin-ext": "U+0100-02BA, U+1E00-1E9F" };
const fontOf = (part: string) => ({
  from: fileURLToPath(
    import.meta.resolve(`@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`),
  ),
  to: `/fonts/inter-${part}.woff2`,
});
const faceOf = ([part, range]: [string, string]) =>
  `@font-face { font-family: "Inter Variable"; font-weight: 100 900; src: url("./fonts/inter-${part}.woff2"); unicode-range: ${range}; }`;

const config: StorybookConfig = {
  stories: [
    ...(isTest ? [] : pages),
    "../packages/*/src/**/*.stories.@(ts|tsx)",
    "../apps/{bank,stepper}/src/**/*.stories.@(ts|tsx)",
  ],
  addons: [...(isTest ? [] : [docs]), "@storybook/addon-a11y", "@storybook/addon-vitest"],
  // One story per state of every chart, and stories that are tests only: hidden by default.
  tags: {
    "flow-path": { defaultFilterSelection: "exclude" },
    check: { defaultFilterSelection: "exclude" },
  },
  previewAnnotations: (usual = []) => [
    ...usual,
    ...(isTest ? [] : [fileURLToPath(import.meta.resolve("./docsPreview.tsx"))]),
  ],
  framework: { name: "@storybook/react-vite", options: {} },
  features: (usual, { configType }) => ({
    ...usual,
    // The highlight addon computes styles of marked elements whenever a story renders: not in tests, and not in
    // builds, where the stepper has to be fast.
    highlight: !isTest && configType === "DEVELOPMENT",
    // The theme sets the background.
    backgrounds: false,
    changeDetection: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  staticDirs: async (usual = [], { configType }) => [
    ...usual,
    ...Object.keys(faces).map(fontOf),
    { from: "../e2e/images", to: "/images" },
    { from: report ?? "./noReport", to: "/image-report" },
    ...(demoPath() ? [{ from: "../apps/demo/dist", to: "/demo" }] : []),
    ...(configType === "PRODUCTION" ? [{ from: await stepperPages(), to: "/stepper" }] : []),
  ],
  managerHead: (head = "") => `${head}<style>${Object.entries(faces).map(faceOf).join("\n")}</style>`,
  // A frame on a page shows its own ground until its story is there.
  previewHead: (head = "") => `${head}<style>.sb-wrapper { background: none !important; }</style>`,
  typescript: { reactDocgen: isTest ? false : "react-docgen", check: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [docsData()],
      build: { rolldownOptions: { output: { codeSplitting: { groups: [stepperChunks()] } } } },
      server: { watch: { ignored: ["**/e2e/.*/**"] } },
      resolve: { conditions: ["@amberline/source", ...defaultClientConditions] },
      optimizeDeps: {
        include: [
          "react",
          "react-dom",
          "react-dom/client",
          "react/jsx-runtime",
          "react/jsx-dev-runtime",
          "styled-components",
          "react-aria-components",
          "@internationalized/date",
          "@tanstack/react-virtual",
          "lucide-react",
          "final-form",
          "react-final-form",
        ],
      },
    }),
};

export default config;
