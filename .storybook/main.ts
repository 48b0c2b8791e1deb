import type { StorybookConfig } from "@storybook/react-vite";
import { defaultClientConditions, mergeConfig } from "vite";
import { stepperChunks } from "./chunks.ts";
import { tables } from "./docs/tables.ts";
import { docsData } from "./docsData.ts";
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

const config: StorybookConfig = {
  stories: [
    ...(isTest ? [] : pages),
    "../packages/*/src/**/*.stories.@(ts|tsx)",
    "../apps/{bank,stepper}/src/**/*.stories.@(ts|tsx)",
  ],
  addons: [...(isTest ? [] : [docs]), "@storybook/addon-a11y", "@storybook/addon-vitest"],
  // One story per state of every chart: tested, but hidden by default.
  tags: { "flow-path": { defaultFilterSelection: "exclude" } },
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
  staticDirs: async (_, { configType }) => [
    { from: "../e2e/images", to: "/images" },
    ...(report ? [{ from: report, to: "/image-report" }] : []),
    ...(configType === "PRODUCTION" ? [{ from: await stepperPages(), to: "/stepper" }] : []),
  ],
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
