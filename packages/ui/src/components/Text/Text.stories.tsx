import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { Stack } from "../Stack";
import { Heading, Text } from ".";

const meta = { title: "Components/Content/Text", id: "components-text", component: Text } satisfies Meta<
  typeof Text
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { children: "Payments made after 17:00 leave on the next working day." },
};

export const Sizes: Story = {
  render: () => (
    <Stack gap={12}>
      <Heading size="title">Bank details</Heading>
      <Heading level={3}>Scan with a phone</Heading>
      <Heading level={4} size="body">
        Personal data
      </Heading>
      <Text size="lead">Opening your accounts</Text>
      <Text>What others need to send money to the account.</Text>
      <Text weight="medium">Anna Liepa</Text>
      <Text size="small" tone="muted">
        Owner, 50 %
      </Text>
      <Text size="small" weight="medium" tone="negative">
        The browser did not let us copy it.
      </Text>
      <Text as="span" size="caption" tone="muted" isTabular>
        0:27
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const levels = canvas.getAllByRole("heading").map(({ tagName }) => tagName);
    await expect(levels).toEqual(["H2", "H3", "H4"]);
    await expect(canvas.getByText("Owner, 50 %")).toHaveStyle({ fontSize: "14px" });
    await expect(canvas.getByText("Anna Liepa")).toHaveStyle({ fontWeight: "500" });
  },
};

export const Dark: Story = { ...Sizes, globals: { theme: "dark" } };

export const LongText: Story = {
  args: { children: "Donaudampfschifffahrtsgesellschaftskapitänsvertretungsberechtigung".repeat(3) },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const text = createProbe<HTMLParagraphElement>();
const heading = createProbe<HTMLHeadingElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: () => (
    <>
      <Text {...text.props} />
      <Heading {...heading.props}>Name</Heading>
    </>
  ),
  play: ({ canvasElement }) => {
    text.conforms(canvasElement, { ref: "p", className: "p", rest: "p" });
    heading.conforms(canvasElement, { ref: "h2", className: "h2", rest: "h2" });
  },
};
