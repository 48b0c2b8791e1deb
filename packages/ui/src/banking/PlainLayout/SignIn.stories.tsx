import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Button } from "../../components/Button";
import { PageHeader } from "../../components/PageHeader";
import { PasswordField } from "../../components/PasswordField";
import { TextField } from "../../components/TextField";
import { PlainLayout } from ".";
import layout from "./PlainLayout.stories";

const link = { fontWeight: "var(--weight-medium)", textDecoration: "none" };

function SignInPage() {
  const [email, setEmail] = useState("ilze@example.lv");
  const [password, setPassword] = useState("ten letters");
  return (
    <PlainLayout {...layout.args}>
      <PageHeader title="Sign in" />
      <form style={{ display: "grid", gap: 20 }} onSubmit={(event) => event.preventDefault()}>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={({ value }) => setEmail(value)}
        />
        <PasswordField
          label="Password"
          showLabel="Show"
          autoComplete="current-password"
          value={password}
          onChange={({ value }) => setPassword(value)}
        />
        <div style={{ display: "grid", gap: 12, marginBlockStart: 8 }}>
          <Button type="submit" size="lg" isFullWidth>
            Sign in
          </Button>
          <div
            style={{ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: "8px 16px" }}
          >
            <a href="#forgot" style={link}>
              Forgot password?
            </a>
            <a href="#open" style={link}>
              Open an account
            </a>
          </div>
        </div>
      </form>
    </PlainLayout>
  );
}

const meta = {
  title: "Patterns/Sign in",
  component: SignInPage,
  parameters: { ...layout.parameters },
} satisfies Meta<typeof SignInPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = {
  tags: ["check"],
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText("Email").closest("main")?.offsetWidth).toBe(400);
    canvasElement.getAnimations({ subtree: true }).forEach((motion) => motion.finish());
  },
};

export const Dark: Story = {
  tags: ["check"],
  ...SignIn,
  globals: { theme: "dark", viewport: { value: "desktop" } },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(390);
  },
};

export const AtItsNarrowest: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};
