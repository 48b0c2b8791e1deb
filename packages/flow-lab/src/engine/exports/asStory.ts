import { endOf, fileName, type ExportedFile, type ExportedWalk } from "./walked";

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The end of a walk as a story of the flow's screen, for the flow's own folder. */
export function asStory(walk: ExportedWalk): ExportedFile {
  const { flow, input, steps } = walk;
  const host = `${capital(flow.id)}Host`;
  const end = endOf(walk);
  const text = `import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import ${host} from "./Host";

const PathPicture = picturesBy(${host});

const meta = {
  title: ${JSON.stringify(`Flow paths/Exported/${flow.id}/${end}`)},
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;

export const ${end.split(/[.+]/).map(capital).join("")}: StoryObj<typeof meta> = {
  args: {
    flow: ${JSON.stringify(flow.id)},
    input: ${JSON.stringify(input)},
    path: ${JSON.stringify(steps.join("~"))},
  },
};
`;
  return { name: `${fileName(walk)}.stories.tsx`, text };
}
