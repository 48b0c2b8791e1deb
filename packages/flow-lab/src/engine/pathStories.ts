import { format } from "oxfmt";
import type { AnyFlowDefinition } from "./engine";
import { shortestTo, type Exploration, type Path } from "./paths";

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const nameOf = (key: string) => key.split(/[.+]/).map(capital).join("");

const storyOf = (key: string, { input, steps }: Path) =>
  `export const ${nameOf(key)}: Story = ${JSON.stringify({ name: key, args: { input, path: steps.join("~") } })};`;

/** Source text of a flow's generated stories: one per state, by the shortest path to it. */
export async function pathStories({ id }: AnyFlowDefinition, exploration: Exploration): Promise<string> {
  const [first] = exploration.configurations.values();
  const host = `${capital(id)}Host`;
  const text = `// Written by "npm run stories" from the ${id} chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import ${host} from "./Host";

const PathPicture = picturesBy(${host});

const meta = {
  title: "Flow paths/${id}",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "${id}", input: "${first?.input ?? ""}", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

${[...shortestTo(exploration)].map(([key, path]) => storyOf(key, path)).join("\n")}
`;
  const { code } = await format(`${id}.tsx`, text, { printWidth: 110 });
  return code;
}
