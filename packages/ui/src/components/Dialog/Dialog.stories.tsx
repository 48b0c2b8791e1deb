import type { Meta, StoryObj } from "@storybook/react-vite";
import { lazy, Suspense, useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { standsStill } from "../../testing";
import { Button } from "../Button";
import { DetailList } from "../DetailList";
import { Dialog, type DialogProps } from ".";

const nameCheck = {
  role: "alertdialog",
  tone: "caution",
  icon: true,
  title: "The name is close, but not the same",
  children: (
    <>
      <p>
        The account belongs to <strong>Jānis Kalniņš-Bērzs</strong>. If you send to the wrong person, the
        money may be impossible to get back.
      </p>
      <DetailList
        rows={[
          { label: "You entered", value: "Jānis Kalniņš" },
          { label: "Amount", value: "€25.00" },
          { label: "IBAN", value: "LV97 HABA 0012 3456 7891 0" },
        ]}
      />
    </>
  ),
  actions: (
    <>
      <Button>Use “Jānis Kalniņš-Bērzs”</Button>
      <Button appearance="quiet">Cancel</Button>
      <Button appearance="quiet">Send anyway</Button>
    </>
  ),
} satisfies Partial<DialogProps>;

const meta = {
  title: "Components/Feedback/Dialog",
  id: "components-dialog",
  component: Dialog,
  args: { isOpen: true, title: "Delete this template?", onClose: fn() },
  parameters: { docs: { story: { inline: false, height: "560px" } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const settled = async () => {
  const dialog = await waitFor(() => {
    const open = document.querySelector<HTMLElement>('[role$="dialog"]');
    if (!open) throw new Error("No dialog is open.");
    return open;
  });
  await waitFor(() => standsStill(dialog));
  return dialog;
};

/** A press outside the dialog moves the focus out for a moment. */
const focusIsBackIn = (dialog: HTMLElement) =>
  waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));

function Opener(props: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    props.onClose?.();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            <Button appearance="quiet" onClick={close}>
              Keep it
            </Button>
            <Button appearance="danger" onClick={close}>
              Delete
            </Button>
          </>
        }
      >
        Rent November will be gone for good.
      </Dialog>
    </>
  );
}

export const Playground: Story = {
  args: { closeLabel: "Close" },
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Delete" });
    await userEvent.click(opener);
    const dialog = await settled();
    await expect(dialog).toHaveAccessibleName("Delete this template?");
    await expect(dialog).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const States: Story = { args: nameCheck, play: async () => void (await settled()) };

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const SheetOnASmallScreen: Story = {
  tags: ["check"],
  args: nameCheck,
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const { left, right, bottom } = (await settled()).getBoundingClientRect();
    await expect([left, right]).toEqual([0, 390]);
    await expect(Math.round(bottom)).toBe(window.innerHeight);
  },
};

export const ScrollsInside: Story = {
  tags: ["check"],
  args: nameCheck,
  globals: { viewport: { value: "short" } },
  play: async () => {
    const dialog = await settled();
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};

export const WarningReadsItsText: Story = {
  tags: ["check"],
  args: { ...nameCheck, children: "The names differ." },
  play: async () => {
    await settled();
    await expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription("The names differ.");
  },
};

export const KeepsFocusInAndGivesItBack: Story = {
  tags: ["check"],
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole("button", { name: "Delete" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await settled();
    const visited = [];
    for (let press = 0; press < 3; press += 1) {
      await userEvent.tab();
      visited.push(document.activeElement?.textContent);
    }
    await expect(visited).toEqual(["Keep it", "Delete", "Keep it"]);
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

function OpenerThatGoes(props: DialogProps) {
  const [isOpen, setIsOpen] = useState<boolean | null>(false);
  return (
    <>
      <h1 tabIndex={-1}>Templates</h1>
      {isOpen === null ? null : <Button onClick={() => setIsOpen(true)}>Delete</Button>}
      <Dialog {...props} isOpen={isOpen === true} onClose={() => setIsOpen(null)} />
    </>
  );
}

export const GivesFocusToThePageWhereTheOpenerIsGone: Story = {
  render: (args) => <OpenerThatGoes {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
    await settled();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Templates" })).toHaveFocus());
  },
};

export const ScrimCloses: Story = {
  tags: ["check"],
  play: async ({ userEvent, args }) => {
    const dialog = await settled();
    await userEvent.click(dialog.parentElement?.parentElement as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const StrayPressesCanBeIgnored: Story = {
  tags: ["check"],
  args: { closesOnScrim: false },
  play: async ({ userEvent, args }) => {
    const dialog = await settled();
    await userEvent.click(dialog.parentElement?.parentElement as HTMLElement);
    await expect(args.onClose).not.toHaveBeenCalled();
    await focusIsBackIn(dialog);
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WarningIgnoresTheScrim: Story = {
  tags: ["check"],
  args: { ...nameCheck },
  play: async ({ userEvent, args }) => {
    const dialog = await settled();
    await userEvent.click(dialog.parentElement?.parentElement as HTMLElement);
    await expect(args.onClose).not.toHaveBeenCalled();
    await focusIsBackIn(dialog);
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OnlyTheActionsLeadOut: Story = {
  tags: ["check"],
  args: {
    title: "You have been signed out",
    isDismissable: false,
    actions: <Button>Close</Button>,
    children: "Your session has ended.",
  },
  play: async ({ userEvent, args }) => {
    const dialog = await settled();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(dialog.parentElement?.parentElement as HTMLElement);
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
};

function TwoSteps(props: DialogProps) {
  const [step, setStep] = useState("1");
  return (
    <Dialog {...props} step={step} actions={<Button onClick={() => setStep("2")}>Continue</Button>}>
      <p id="verdict">Step {step}</p>
    </Dialog>
  );
}

export const NextStepOnTheSameSheet: Story = {
  tags: ["check"],
  args: { title: "Check and send", "aria-labelledby": "verdict" },
  render: (args) => <TwoSteps {...args} />,
  play: async ({ userEvent }) => {
    const first = await settled();
    const sheet = first.parentElement;
    await expect(first).toHaveAccessibleName("Step 1");
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    const second = await screen.findByRole("dialog", { name: "Step 2" });
    await waitFor(() => expect(second).toHaveFocus());
    await expect(second.parentElement).toBe(sheet);
  },
};

const LazyDialog = lazy(async () => ({ default: (await import(".")).Dialog }));

export const LoadedWhenWanted: Story = {
  tags: ["check"],
  render: (args) => (
    <Suspense>
      <LazyDialog {...args} />
    </Suspense>
  ),
  play: async () => {
    await expect(await settled()).toHaveAccessibleName("Delete this template?");
  },
};

export const LongText: Story = {
  args: {
    ...nameCheck,
    closeLabel: "Schließen",
    title: "Zahlungsauftragsbestätigungsnummernverzeichnis",
    children: "Donaudampfschifffahrtsgesellschaftskapitänsvertretungsberechtigung",
    actions: (
      <>
        <Button>Überprüfungsverfahren wiederholen</Button>
        <Button appearance="quiet">Kontoauszugszeitraumeinstellungen</Button>
      </>
    ),
  },
  globals: { viewport: { value: "short" } },
  play: async () => {
    const dialog = await settled();
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};
