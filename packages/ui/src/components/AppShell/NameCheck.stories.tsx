import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { standsStill } from "../../testing";
import { Button } from "../Button";
import { DetailList } from "../DetailList";
import { Dialog } from "../Dialog";
import { PageHeader } from "../PageHeader";
import { TextField } from "../TextField";
import { AppShell } from ".";
import shell from "./AppShell.stories";

function SendPage() {
  const [isAsking, setAsking] = useState(true);
  const [name, setName] = useState("Jānis Kalniņš");
  const close = () => setAsking(false);
  const adopt = () => {
    setName("Jānis Kalniņš-Bērzs");
    close();
  };
  return (
    <AppShell {...shell.args} width="form">
      <PageHeader title="Send money" lead="Available €12,480.35" />
      <form style={{ display: "grid", gap: 20 }} onSubmit={(event) => event.preventDefault()}>
        <TextField label="Payee’s name" value={name} onChange={({ value }) => setName(value)} />
        <Button size="lg" isFullWidth onClick={() => setAsking(true)}>
          Send €25.00
        </Button>
      </form>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        role="alertdialog"
        tone="caution"
        icon
        title="The name is close, but not the same"
        actions={
          <>
            <Button onClick={adopt}>Use “Jānis Kalniņš-Bērzs”</Button>
            <Button appearance="quiet" onClick={close}>
              Cancel
            </Button>
            <Button appearance="quiet" onClick={close}>
              Send anyway
            </Button>
          </>
        }
      >
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
      </Dialog>
    </AppShell>
  );
}

const meta = {
  title: "Patterns/Name check",
  component: SendPage,
  parameters: { ...shell.parameters },
} satisfies Meta<typeof SendPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const settled = async () => {
  const dialog = await screen.findByRole("alertdialog");
  await waitFor(() => standsStill(dialog));
  return dialog;
};

export const NameCheck: Story = {
  tags: ["check"],
  globals: { viewport: { value: "desktop" } },
  play: async () => {
    await expect((await settled()).parentElement?.offsetWidth).toBe(480);
  },
};

export const Dark: Story = {
  tags: ["check"],
  ...NameCheck,
  globals: { theme: "dark", viewport: { value: "desktop" } },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async () => {
    await expect((await settled()).parentElement?.offsetWidth).toBe(390);
  },
};

export const AdoptsTheName: Story = {
  tags: ["check"],
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, userEvent }) => {
    await settled();
    await userEvent.click(screen.getByRole("button", { name: "Use “Jānis Kalniņš-Bērzs”" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(canvas.getByLabelText("Payee’s name")).toHaveValue("Jānis Kalniņš-Bērzs");
  },
};
