import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import MembersHost from "./Host";
import { atWay } from "../stories/atWay";
import { snapshotAt } from "../stories/at";
import { buttonsFollow, dialogAtRest, focusIsOn, wordsOf } from "../stories/expectations";
import { membersFlow } from "./members.flow";

const MembersAt = atWay(membersFlow, MembersHost);

const meta = {
  title: "Flows/Members of a company",
  component: MembersAt,
  tags: ["screen"],
  args: { input: "company", path: "", send: fn() },
} satisfies Meta<typeof MembersAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const inLatvianDark = { locale: "lv", theme: "dark" };
const submitted = "member.add~form.submit";

export const Resting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const removeDirector = canvas.getByRole("button", { name: "Remove: Zane Krūmiņa" });
    await expect(removeDirector).toHaveAttribute("aria-disabled", "true");
    await expect(removeDirector).toHaveAccessibleDescription("The director can't be removed.");
    await expect(canvas.queryByRole("button", { name: /verification link: Zane/ })).toBeNull();
    await expect(canvas.getByText(/Owner · 60 %/)).toBeVisible();
    await expect(canvas.getByText("Owners hold 60 % together.")).toBeVisible();
    const userId = "0b9d8c7a-6e5f-4d3c-8b2a-9f8e7d6c5b4a";
    await userEvent.click(canvas.getByRole("button", { name: "Send a verification link: Jānis Bērziņš" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "link.send", userId });
    await userEvent.click(canvas.getByRole("button", { name: "Remove: Jānis Bērziņš" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "member.remove", userId });
  },
};
export const RestingInLatvianDark: Story = { globals: inLatvianDark };
export const OnAPhone: Story = { globals: { locale: "lv", viewport: { value: "phone" } } };
export const TooMuch: Story = {
  args: { input: "tooMuch" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Owners hold 100.5 % together, more than 100 %/)).toBeVisible();
  },
};
export const Empty: Story = { args: { input: "empty" } };

export const Editing: Story = {
  args: { path: "member.add" },
  play: async ({ args, canvas, userEvent }) => {
    await focusIsOn("New member");
    await expect(canvas.getByRole("radio", { name: "Director" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Add" }));
    await expect(await canvas.findByText("First name is required")).toBeVisible();
    await expect(canvas.getByText("User type is required")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "First name" }), "Anna");
    await userEvent.type(canvas.getByRole("textbox", { name: "Last name" }), "Liepa");
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "anna@dzintarakrasts.lv");
    await userEvent.click(canvas.getByRole("radio", { name: "Owner" }));
    const percent = canvas.getByRole("textbox", { name: "Ownership percentage" });
    await userEvent.type(percent, "45,5");
    await expect(percent).toHaveValue("45.5");
    await expect(canvas.getByText("With this one: 105.5 %, more than 100 %")).toBeVisible();
    await userEvent.clear(percent);
    await userEvent.type(percent, "25");
    await userEvent.click(canvas.getByRole("button", { name: "Add" }));
    const { person } = { person: { firstName: "Anna", lastName: "Liepa", email: "anna@dzintarakrasts.lv" } };
    await expect(args.send).toHaveBeenCalledWith({
      type: "form.submit",
      draft: { position: "owner", share: 2_500, userId: null, person: { ...person, isInvited: true } },
    });
  },
};

export const AddingByUserId: Story = {
  args: { path: "member.add" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Somebody with a user ID" }));
    await expect(canvas.queryByRole("textbox", { name: "First name" })).toBeNull();
    const field = canvas.getByRole("textbox", { name: "User ID" });
    await userEvent.type(field, "5f2c9a1e-7b0d-1c3e-9f4a-1d2e3f4a5b6c");
    await userEvent.click(canvas.getByRole("radio", { name: "Member" }));
    await userEvent.click(canvas.getByRole("button", { name: "Add" }));
    await expect(await canvas.findByText("Invalid User ID format, must be UUID v4")).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "5F2C9A1E-7b0d-4c3e-9f4a-1d2e3f4a5b6c");
    await userEvent.click(canvas.getByRole("button", { name: "Add" }));
    await expect(args.send).toHaveBeenCalledWith({
      type: "form.submit",
      draft: {
        position: "member",
        share: null,
        userId: "5f2c9a1e-7b0d-4c3e-9f4a-1d2e3f4a5b6c",
        person: null,
      },
    });
  },
};
export const EditingOnAPhone: Story = {
  args: { path: "member.add" },
  globals: { ...inLatvianDark, viewport: { value: "phone" } },
};
export const AddressTaken: Story = { args: { path: `${submitted}~createUser=taken` } };
export const NoAnswer: Story = {
  args: { path: `${submitted}~createUser=timeout` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("the same person won't be created twice");
  },
};
export const Adding: Story = { args: { path: `${submitted}~createUser=ok` } };
export const Checking: Story = { args: { path: `${submitted}~createUser=ok~addMember=timeout` } };

export const Asking: Story = {
  args: { path: "member.remove" },
  play: async ({ args, globals }) => {
    const t = wordsOf(globals);
    const dialog = await dialogAtRest();
    await expect(dialog).toHaveTextContent("Jānis Bērziņš will no longer be a member");
    await buttonsFollow(dialog, membersFlow, snapshotAt(membersFlow, args), {
      "remove.confirm": t("members.remove"),
      "remove.cancel": t("app.cancel"),
    });
  },
};
export const NotRemoved: Story = {
  args: { path: "member.remove~remove.confirm~removeMember=net" },
  globals: inLatvianDark,
  play: async () => {
    await dialogAtRest();
    await expect(screen.getByRole("alert")).toBeVisible();
  },
};
