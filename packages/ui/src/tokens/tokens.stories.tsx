import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { colorRoles, contrast, scale, textPairs, themes, type ColorRole, type ThemeName } from ".";

const meta = { title: "Foundations/Tokens", tags: ["check"] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const grid = { display: "grid", gap: 16, gridTemplateColumns: "repeat(auto-fill, minmax(160px, 1fr))" };
const small = { font: "var(--weight-regular) var(--text-small) var(--font-sans)" };

const Swatch = ({ role }: { role: ColorRole }) => (
  <div style={small}>
    <div
      style={{
        blockSize: 64,
        border: "1px solid var(--color-border)",
        borderRadius: "var(--radius-card)",
        background: `var(--color-${role})`,
      }}
    />
    {role}
  </div>
);

export const Colours: Story = {
  render: () => (
    <div style={grid}>
      {colorRoles.map((role) => (
        <Swatch key={role} role={role} />
      ))}
    </div>
  ),
  play: async () => {
    const shown = getComputedStyle(document.documentElement).getPropertyValue("--color-canvas");
    await expect(shown).toBe(themes.light.colors.canvas);
  },
};

export const ColoursDark: Story = {
  render: Colours.render,
  globals: { theme: "dark" },
  play: async () => {
    const shown = getComputedStyle(document.documentElement).getPropertyValue("--color-canvas");
    await expect(shown).toBe(themes.dark.colors.canvas);
  },
};

const Pairs = ({ theme }: { theme: ThemeName }) => (
  <div style={grid}>
    {textPairs.map(({ text, ground }) => (
      <div
        key={`${text} ${ground}`}
        style={{
          ...small,
          padding: 16,
          borderRadius: "var(--radius-card)",
          background: `var(--color-${ground})`,
          color: `var(--color-${text})`,
        }}
      >
        <strong>{contrast(themes[theme].colors[text], themes[theme].colors[ground]).toFixed(1)} : 1</strong>
        <br />
        {text} on {ground}
      </div>
    ))}
  </div>
);

export const TextPairs: Story = { render: () => <Pairs theme="light" /> };

export const TextPairsDark: Story = { render: () => <Pairs theme="dark" />, globals: { theme: "dark" } };

const texts = Object.keys(scale).filter((name) => name.startsWith("text-"));

export const Type: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      {texts.map((name) =>
        [400, 500, 650].map((weight) => (
          <p key={weight} style={{ font: `${weight} var(--${name}) var(--font-sans)` }}>
            Jānis Kalniņš-Bērzs 12 480,35 € {name} {weight}
          </p>
        )),
      )}
    </div>
  ),
};

const spaces = Object.keys(scale).filter((name) => name.startsWith("space-"));
const radii = Object.keys(scale).filter((name) => name.startsWith("radius-"));

export const SpaceAndShape: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16, ...small }}>
      {spaces.map((name) => (
        <div key={name} style={{ display: "flex", gap: 16, alignItems: "center" }}>
          <div style={{ inlineSize: `var(--${name})`, blockSize: 16, background: "var(--color-primary)" }} />
          {name}
        </div>
      ))}
      {radii.map((name) => (
        <div
          key={name}
          style={{
            padding: 24,
            border: "1px solid var(--color-border-strong)",
            borderRadius: `var(--${name})`,
            background: "var(--color-surface)",
          }}
        >
          {name}
        </div>
      ))}
    </div>
  ),
};
