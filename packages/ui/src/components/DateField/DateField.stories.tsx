import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { fitsWidth, standsStill } from "../../testing";
import { DateField, type DateFieldProps } from ".";

function Chosen({ value: first, onChange, ...rest }: DateFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <>
      <DateField
        {...rest}
        value={value}
        onChange={(day) => {
          setValue(day);
          onChange(day);
        }}
      />
      <output hidden>{value ?? "none"}</output>
    </>
  );
}

const meta = {
  title: "Components/Inputs/DateField",
  id: "components-datefield",
  component: DateField,
  args: {
    label: "Day of payment",
    value: "2026-11-05",
    onChange: fn(),
    locale: "en",
    min: "2026-11-03",
    max: "2027-11-21",
  },
  render: Chosen,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

const written = (canvasElement: HTMLElement) =>
  canvasElement
    .querySelector('[role="group"] [role="presentation"]')
    ?.textContent?.replaceAll(/[\u2066-\u2069\u200e]/g, "");

export const Playground: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(written(canvasElement)).toBe("05/11/2026");
    await expect(canvas.getAllByRole("spinbutton")).toHaveLength(3);
    await expect(canvas.getByRole("group", { name: "Day of payment" })).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const InLatvian: Story = {
  args: { locale: "lv", label: "Maksājuma diena" },
  play: async ({ canvas, canvasElement }) => {
    await expect(written(canvasElement)).toBe("05.11.2026");
    await expect(canvas.getAllByRole("spinbutton")[0]).toHaveAccessibleName(/diena/);
  },
};

export const Empty: Story = {
  args: { value: null, description: "At most a year ahead.", onBlur: fn() },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("0511202");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("6");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith("2026-11-05");
    await expect(written(canvasElement)).toBe("05/11/2026");
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription(/At most a year ahead/);
  },
};

export const IncompleteAgain: Story = {
  tags: ["check"],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Backspace}{Backspace}");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await expect(written(canvasElement)).toBe("dd/11/2026");
    await userEvent.keyboard("05");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-05");
    await expect(canvas.getByRole("status", { hidden: true })).toHaveTextContent("2026-11-05");
    await expect(written(canvasElement)).toBe("05/11/2026");
  },
};

export const NoSuchDay: Story = {
  tags: ["check"],
  args: { value: null },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("31112026");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}{ArrowUp}");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith("2026-12-31");
  },
};

/** Whoever judges what is typed judges that too. */
export const OutOfBounds: Story = {
  tags: ["check"],
  args: { value: null },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("05112020");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith("2020-11-05");
    await expect(canvas.getAllByRole("spinbutton")[0]).not.toHaveAttribute("aria-invalid");
  },
};

function Emptied(args: DateFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <>
      <DateField {...args} value={value} onChange={setValue} />
      <button onClick={() => setValue("2026-12-24")}>Christmas Eve</button>
      <button onClick={() => setValue(null)}>No day</button>
    </>
  );
}

export const ChangedFromOutside: Story = {
  tags: ["check"],
  render: Emptied,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getAllByRole("spinbutton")[0] as HTMLElement);
    await userEvent.keyboard("{Backspace}");
    await userEvent.click(canvas.getByRole("button", { name: "Christmas Eve" }));
    await expect(written(canvasElement)).toBe("24/12/2026");
    await userEvent.click(canvas.getByRole("button", { name: "No day" }));
    await expect(written(canvasElement)).toBe("dd/mm/yyyy");
  },
};

export const WithError: Story = {
  args: { error: "Choose a working day.", required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription(/Choose a working day/);
    for (const segment of canvas.getAllByRole("spinbutton")) {
      await expect(segment).toBeInvalid();
      await expect(segment).toBeRequired();
    }
  },
};

export const WithErrorDark: Story = { ...WithError, globals: { theme: "dark" } };

const openCalendar: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button"));
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => standsStill(dialog));
};

const dayButton = (number: string) =>
  within(screen.getByRole("grid")).getByRole("button", { name: new RegExp(`\\b${number} November`) });

export const Open: Story = {
  play: async (context) => {
    await openCalendar(context);
    await waitFor(() => expect(screen.getByRole("heading", { name: /November 2026/ })).toBeVisible());
    await expect(dayButton("2")).toHaveAttribute("aria-disabled", "true");
    await expect(dayButton("3")).not.toHaveAttribute("aria-disabled");
  },
};

export const OpenInLatvianDark: Story = {
  args: InLatvian.args,
  globals: { theme: "dark", locale: "lv" },
  play: openCalendar,
};

export const PickedInTheCalendar: Story = {
  tags: ["check"],
  args: { onBlur: fn() },
  play: async (context) => {
    await openCalendar(context);
    const { canvas, canvasElement, userEvent, args } = context;
    await userEvent.click(dayButton("10"));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith("2026-11-10");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button")).toHaveFocus());
    await expect(written(canvasElement)).toBe("10/11/2026");
    await expect(args.onBlur).not.toHaveBeenCalled();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}{Backspace}");
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(written(canvasElement)).toBe("05/11/2026");
    await expect(canvas.getByRole("button")).toBeDisabled();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: ({ canvas }) => expect(canvas.getByRole("button")).toBeDisabled(),
};

export const LongText: Story = {
  args: {
    label: "Zahlungsauftragsausführungsdatumsauswahl nach Kalendertagen",
    description: "Zahlungsauftragsausführungsdatumsbegrenzung von höchstens zwölf Kalendermonaten",
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};
