import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { buildEntries } from "../../tsup.shared";

const src = path.join(import.meta.dirname, "src");
const flowsSrc = path.join(import.meta.dirname, "../flows/src");

const having = (file: (flow: string) => string) =>
  readdirSync(src).filter((flow) => existsSync(path.join(src, flow, file(flow))));
const importing = (flows: readonly string[], file: (flow: string) => string) =>
  flows.map((flow, at) => `import * as of${at} from "./${flow}/${file(flow)}";\n`).join("");

const definitions = having((flow) => `${flow}.flow.ts`);
const drives = having(() => "drive.ts");

/** What the sources read from their folders, which are not there once they are built. */
const found: Readonly<Record<string, string>> = {
  "#folders": `${importing(definitions, (flow) => `${flow}.flow`)}
    export const definitions = [${definitions.map((_, at) => `of${at}`).join(", ")}];`,
  "./drives": `${importing(drives, () => "drive")}
    export const drives = { ${drives.map((flow, at) => `${flow}: of${at}.drive`).join(", ")} };`,
  "./walks": "export const walks = [];",
};

export default buildEntries(["src/flows.ts", "src/engine/index.ts", "src/drive/index.ts"], {
  noExternal: [/^@amberline\/(bank|flows\/[^/]+\/examples$)/],
  // It would write the attributes of imports as Node 20 read them.
  treeshake: false,
  esbuildOptions: (options) => {
    options.supported = { "import-attributes": true };
  },
  esbuildPlugins: [
    {
      name: "amberline-flow-folders",
      setup({ onLoad, onResolve }) {
        onResolve({ filter: /^(#folders|\.\/drives|\.\/walks)$/ }, (asked) => ({
          path: asked.path,
          namespace: "found",
        }));
        onLoad({ filter: /./, namespace: "found" }, (asked) => ({
          contents: found[asked.path],
          resolveDir: src,
        }));
        onResolve({ filter: /^@amberline\/flows\/[^/]+\/examples$/ }, (asked) => ({
          path: path.join(flowsSrc, path.relative("@amberline/flows", `${asked.path}.ts`)),
        }));
        // What the examples are made of is the host's own package.
        onResolve({ filter: /^\.\.?\// }, (asked) => {
          const [flow = "", file = ""] = path
            .relative(flowsSrc, path.join(asked.resolveDir, asked.path))
            .split(path.sep);
          const isOwn = flow === ".." || file.startsWith("example");
          return isOwn ? null : { path: `@amberline/flows/${flow}`, external: true };
        });
      },
    },
  ],
});
