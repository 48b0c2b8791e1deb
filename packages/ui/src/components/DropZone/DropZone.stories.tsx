import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { createProbe, fitsWidth, tabStops } from "../../testing";
import { DropZone, type DropZoneProps } from ".";

const meta = {
  title: "Components/Inputs/DropZone",
  id: "components-dropzone",
  component: DropZone,
  args: {
    label: "Drop files here",
    touchLabel: "Add files",
    hint: "PDF, JPEG or PNG, 20 MB in all",
    buttonText: "Choose files",
    multiple: true,
    onFiles: fn(),
  },
} satisfies Meta<typeof DropZone>;

export default meta;
type Story = StoryObj<typeof meta>;

const statement = new File(["%PDF-1.7"], "statement.pdf", { type: "application/pdf" });
const photo = new File(["x"], "photo.png", { type: "image/png" });

const carrying = (...files: File[]) => {
  const dataTransfer = new DataTransfer();
  files.forEach((file) => dataTransfer.items.add(file));
  return dataTransfer;
};

/** Drags something over an element, or drops it there. Returns whether the default was left to the browser. */
const drag = (name: "dragenter" | "drop", place: Element, dataTransfer: DataTransfer) =>
  place.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }));

const named = (onFiles: DropZoneProps["onFiles"]) =>
  (onFiles as ReturnType<typeof fn>).mock.lastCall?.[0].map(({ name }: File) => name);

export const Playground: Story = {};

export const TakesWhatIsDropped: Story = {
  tags: ["check"],
  parameters: { proves: ["2.13-1"] },
  play: async ({ args, canvas }) => {
    const zone = canvas.getByRole("group", { name: "Drop files here" });
    await expect(zone).toHaveAccessibleDescription("PDF, JPEG or PNG, 20 MB in all");
    drag("dragenter", zone, carrying(statement));
    await waitFor(() => expect(zone).toHaveAttribute("data-drop-target"));
    drag("drop", zone, carrying(statement, photo));
    await expect(named(args.onFiles)).toEqual(["statement.pdf", "photo.png"]);
    await waitFor(() => expect(zone).not.toHaveAttribute("data-drop-target"));
  },
};

export const TakesOneWhereOneIsAsked: Story = {
  tags: ["check"],
  args: { multiple: false },
  play: async ({ args, canvas }) => {
    drag("drop", canvas.getByRole("group"), carrying(statement, photo));
    await expect(named(args.onFiles)).toEqual(["statement.pdf"]);
  },
};

export const TakesWhatIsChosen: Story = {
  tags: ["check"],
  args: { accept: "application/pdf,.pdf" },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector("input");
    if (!input) throw new Error("There is no field to choose files with.");
    const opened = fn((event: Event) => event.preventDefault());
    input.addEventListener("click", opened, { once: true });
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Choose files" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(opened).toHaveBeenCalledOnce();
    await expect(input.accept).toBe("application/pdf,.pdf");
    for (const times of [1, 2]) {
      await userEvent.upload(input, statement);
      await expect(args.onFiles).toHaveBeenCalledTimes(times);
    }
  },
};

export const KeepsThePageWhenAFileMisses: Story = {
  tags: ["check"],
  play: async ({ args, canvasElement }) => {
    const isOpened = drag("drop", canvasElement, carrying(statement));
    await expect(isOpened).toBe(false);
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

export const LetsTextPass: Story = {
  tags: ["check"],
  play: async ({ args, canvas }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/plain", "25.00");
    drag("dragenter", canvas.getByRole("group"), dataTransfer);
    drag("drop", canvas.getByRole("group"), dataTransfer);
    await expect(canvas.getByRole("group")).not.toHaveAttribute("data-drop-target");
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    drag("drop", canvas.getByRole("group"), carrying(statement));
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onFiles).not.toHaveBeenCalled();
    await expect(await tabStops(canvasElement, () => userEvent.tab())).toHaveLength(1);
  },
};

export const UnderAFile: Story = {
  tags: ["check"],
  play: async ({ canvas }) => {
    drag("dragenter", canvas.getByRole("group"), carrying(photo));
    await waitFor(() => expect(canvas.getByRole("group")).toHaveAttribute("data-drop-target"));
  },
};
export const UnderAFileInTheDark: Story = { tags: ["check"], ...UnderAFile, globals: { theme: "dark" } };

export const LongText: Story = {
  args: {
    label: "Gesellschafterlistenaktualisierungsverfahrensunterlagen",
    hint: "Donaudampfschifffahrtsgesellschaftskapitänsvertretungsberechtigungsbescheinigung",
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLDivElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <DropZone {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    const root = '[role="group"]';
    probe.conforms(canvasElement, { ref: root, className: root, rest: root });
  },
};
