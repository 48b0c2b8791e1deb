import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    react(),
    // React Aria has texts in 30 languages; the page needs those of its own.
    { ...optimizeLocales.vite({ locales: ["en-GB", "de-DE", "ar-AE"] }), enforce: "pre" },
  ],
});
