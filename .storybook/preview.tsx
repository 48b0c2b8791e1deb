import type { Preview } from "@storybook/react-vite";
import "@fontsource-variable/inter";
import "@amberline/ui/tokens.css";

const preview: Preview = {
  parameters: {
    a11y: { test: "error" },
    layout: "padded",
    controls: { expanded: true },
    options: {
      storySort: { order: ["Start here", "Foundations", "Components", "Patterns", "Screens", "Flows"] },
    },
  },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: { title: "Theme", items: ["light", "dark"], dynamicTitle: true },
    },
    locale: {
      description: "Language",
      toolbar: { title: "Language", items: ["en", "lv"], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: "light", locale: "en" },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = String(globals.theme);
      document.documentElement.lang = String(globals.locale);
      return <Story />;
    },
  ],
};

export default preview;
