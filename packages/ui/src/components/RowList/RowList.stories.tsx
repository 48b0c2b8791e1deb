import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { Button } from "../Button";
import { StatusTag } from "../StatusTag";
import { Text } from "../Text";
import { RowList, RowListItem } from ".";

const meta = {
  title: "Components/Content/RowList",
  id: "components-rowlist",
  component: RowList,
} satisfies Meta<typeof RowList>;

export default meta;
type Story = StoryObj<typeof meta>;

const texts = (name: string, detail: string) => (
  <>
    <Text weight="medium">{name}</Text>
    <StatusTag tone="positive">Verified</StatusTag>
    <Text size="small" tone="muted">
      {detail}
    </Text>
  </>
);

export const Playground: Story = {
  render: () => (
    <RowList aria-label="Members">
      <RowListItem text={texts("Anna Liepa", "Director")}>
        <Button appearance="plain">Remove</Button>
      </RowListItem>
      <RowListItem text={texts("Jānis Bērziņš", "Owner, 50 %")} />
      <RowListItem text={texts("Ilze Kalniņa", "Owner, 50 %")} isDropTarget />
    </RowList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Members" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};

export const Dark: Story = { ...Playground, globals: { theme: "dark" } };

export const LongText: Story = {
  render: () => (
    <RowList aria-label="Members">
      <RowListItem text="Donaudampfschifffahrtsgesellschaftskapitänsvertretungsberechtigung">
        <Button appearance="quiet">Überprüfungsverfahren wiederholen</Button>
      </RowListItem>
    </RowList>
  ),
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const list = createProbe<HTMLUListElement>();
const item = createProbe<HTMLLIElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: () => (
    <RowList aria-label="Members" {...list.props}>
      <RowListItem text="Anna Liepa" {...item.props} />
    </RowList>
  ),
  play: ({ canvasElement }) => {
    list.conforms(canvasElement, { ref: "ul", className: "ul", rest: "ul" });
    item.conforms(canvasElement, { ref: "li", className: "li", rest: "li" });
  },
};
