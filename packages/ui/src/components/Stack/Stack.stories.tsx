import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { Row, Stack } from ".";

const meta = { title: "Components/Layout/Stack", id: "components-stack", component: Stack } satisfies Meta<
  typeof Stack
>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = { padding: 8, border: "1px solid var(--color-border)" };
const three = ["Payee", "Account", "Amount"].map((words) => (
  <div key={words} style={box}>
    {words}
  </div>
));

export const Playground: Story = { args: { children: three } };

export const Gaps: Story = {
  render: () => (
    <Row gap={32} align="start">
      {([4, 12, 24] as const).map((gap) => (
        <Stack key={gap} gap={gap} data-testid={`gap-${gap}`}>
          {three}
        </Stack>
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    const gapOf = (gap: number) => getComputedStyle(canvas.getByTestId(`gap-${gap}`)).rowGap;
    await expect([4, 12, 24].map(gapOf)).toEqual(["4px", "12px", "24px"]);
  },
};

export const Rows: Story = {
  render: () => (
    <Stack>
      <Row>{three}</Row>
      <Row justify="between">{three}</Row>
      <Row justify="center" gap={4}>
        {three}
      </Row>
    </Stack>
  ),
};

/** Safari takes a list without markers for none, unless its role is said. */
export const AListStaysOne: Story = {
  tags: ["check"],
  render: () => (
    <>
      <Stack as="ul" />
      <Row as="ol" />
      <Stack />
    </>
  ),
  play: async ({ canvas }) => {
    const lists = canvas.getAllByRole("list", { hidden: true });
    await expect(lists.map((list) => list.getAttribute("role"))).toEqual(["list", "list"]);
  },
};

export const AGapIsNotInherited: Story = {
  tags: ["check"],
  render: () => (
    <Row gap={32} rowGap={4}>
      <Row gap={8} data-testid="inner">
        {three}
      </Row>
    </Row>
  ),
  play: async ({ canvas }) => {
    const { rowGap, columnGap } = getComputedStyle(canvas.getByTestId("inner"));
    await expect([rowGap, columnGap]).toEqual(["8px", "8px"]);
  },
};

export const LongText: Story = {
  render: () => (
    <Stack>
      <Row gap={48}>{three}</Row>
    </Stack>
  ),
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const stack = createProbe<HTMLElement>();
const row = createProbe<HTMLElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: () => (
    <>
      <Stack as="section" {...stack.props} />
      <Row as="footer" {...row.props} />
    </>
  ),
  play: ({ canvasElement }) => {
    stack.conforms(canvasElement, { ref: "section", className: "section", rest: "section" });
    row.conforms(canvasElement, { ref: "footer", className: "footer", rest: "footer" });
  },
};
