import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { fitsWidth, standsStill } from "../../testing";
import { DateRangeField, type DateRangeFieldProps } from ".";

function Chosen({ value: first, onChange, ...rest }: DateRangeFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <DateRangeField
      {...rest}
      value={value}
      onChange={(range) => {
        setValue(range);
        onChange(range);
      }}
    />
  );
}

const meta = {
  title: "Components/Inputs/DateRangeField",
  id: "components-daterangefield",
  component: DateRangeField,
  args: {
    label: "Custom",
    value: { start: "2026-10-22", end: "2026-11-21" },
    onChange: fn(),
    locale: "en",
    min: "2025-11-22",
    max: "2026-11-21",
    outOfBounds: ({ min, max }) => `Choose days from ${min} to ${max}.`,
  },
  render: Chosen,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const written = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[role="group"] [slot], [role="group"] > div > div')]
    .map(({ textContent }) => textContent?.replaceAll(/[\u2066-\u2069\u200e]/g, ""))
    .filter(Boolean);

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(written(canvasElement)).toEqual(["22/10/2026", "21/11/2026"]);
    await expect(canvas.getAllByRole("spinbutton")).toHaveLength(6);
    await expect(canvas.getByRole("group", { name: "Custom" })).toBeVisible();
  },
};

export const InLatvian: Story = {
  args: { locale: "lv", label: "Cits periods" },
  play: async ({ canvas, canvasElement }) => {
    await expect(written(canvasElement)).toEqual(["22.10.2026", "21.11.2026"]);
    await expect(canvas.getAllByRole("spinbutton")[0]).toHaveAccessibleName(/diena/);
  },
};

export const Empty: Story = {
  args: { value: null, description: "At most a year back." },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole("spinbutton")[0] as HTMLElement);
    await userEvent.keyboard("0111202605112026");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith({ start: "2026-11-01", end: "2026-11-05" });
  },
};

export const SwappedEndsArePutRight: Story = {
  tags: ["check"],
  args: { value: null },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole("spinbutton")[0] as HTMLElement);
    await userEvent.keyboard("0511202601112026");
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledWith({ start: "2026-11-01", end: "2026-11-05" });
    await expect(written(canvasElement)).toEqual(["01/11/2026", "05/11/2026"]);
  },
};

export const OutOfBounds: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole("spinbutton")[2] as HTMLElement);
    await userEvent.keyboard("2020{Enter}");
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByText("Choose days from 22 Nov 2025 to 21 Nov 2026.")).toBeVisible();
    await expect(canvas.getByRole("group", { name: "Custom" })).toHaveAccessibleDescription(
      /Choose days from 22 Nov 2025/,
    );
  },
};

export const OutOfBoundsDark: Story = { tags: ["check"], ...OutOfBounds, globals: { theme: "dark" } };

const openCalendar: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button"));
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => standsStill(dialog));
};

export const Open: Story = {
  play: async (context) => {
    await openCalendar(context);
    await waitFor(() => expect(screen.getByRole("heading", { name: /October 2026|Oct/ })).toBeVisible());
  },
};

export const OpenInLatvianDark: Story = {
  args: InLatvian.args,
  globals: { theme: "dark", locale: "lv" },
  play: openCalendar,
};

export const PickedInTheCalendar: Story = {
  tags: ["check"],
  args: { value: { start: "2026-11-01", end: "2026-11-05" } },
  play: async (context) => {
    await openCalendar(context);
    const { canvas, userEvent, args } = context;
    const day = (number: string) =>
      within(screen.getByRole("grid")).getByRole("button", { name: new RegExp(`\\b${number} November`) });
    await userEvent.click(day("10"));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(day("3"));
    await expect(args.onChange).toHaveBeenCalledWith({ start: "2026-11-03", end: "2026-11-10" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button")).toHaveFocus());
  },
};

export const Keyboard: Story = {
  tags: ["check"],
  args: { value: { start: "2026-11-01", end: "2026-11-05" } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}{ArrowRight}{ArrowRight}{ArrowRight}");
    await expect(canvas.getAllByRole("spinbutton")[3]).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith({ start: "2026-11-02", end: "2026-11-06" });
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: ({ canvas }) => expect(canvas.getByRole("button")).toBeDisabled(),
};

export const LongText: Story = {
  args: {
    label: "Zahlungsauftragsbestätigungszeitraumauswahl nach Kalendertagen",
    description: "Zahlungsauftragsbestätigungszeitraumbegrenzung von höchstens zwölf Kalendermonaten",
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};
