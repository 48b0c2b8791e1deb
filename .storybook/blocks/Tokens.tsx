import {
  breakpoints,
  colorRoles,
  contrast,
  meanings,
  outlinePairs,
  palette,
  scale,
  textPairs,
  themes,
  type ColorRole,
  type ThemeName,
  type TokenName,
} from "@amberline/ui/tokens";
import type { CSSProperties, ReactNode } from "react";
import { themeStyle } from "../themeStyle";
import { Copy } from "./Copy";

const themeNames = Object.keys(themes) as ThemeName[];
type ScaleName = keyof typeof scale;

interface TableProps {
  heads: readonly string[];
  children: ReactNode;
}

const Table = ({ heads, children }: TableProps) => (
  <table className="docs-tokens sb-unstyled">
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head}>{head}</th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

const Swatch = ({ theme, role }: { theme: ThemeName; role: ColorRole }) => (
  <div className="docs-swatch" style={themeStyle(theme)}>
    <span style={{ background: `var(--color-${role})` }} />
    <Copy text={themes[theme].colors[role]} />
  </div>
);

/** What a colour stands on or is stood on by, with the contrast in both themes. */
function Contrasts({ role }: { role: ColorRole }) {
  const pairs = [
    ...textPairs.filter(({ text }) => text === role).map(({ ground }) => ground),
    ...outlinePairs.filter(({ outline }) => outline === role).map(({ ground }) => ground),
    ...textPairs.filter(({ ground }) => ground === role).map(({ text }) => text),
  ];
  return (
    <ul>
      {[...new Set(pairs)].map((other) => (
        <li key={other}>
          {other}{" "}
          {themeNames
            .map((name) => contrast(themes[name].colors[role], themes[name].colors[other]).toFixed(1))
            .join(" / ")}
        </li>
      ))}
    </ul>
  );
}

export const ColorTokens = () => (
  <Table heads={["Light", "Dark", "Variable", "Use", "Contrast with, light / dark"]}>
    {colorRoles.map((role) => (
      <tr key={role}>
        {themeNames.map((theme) => (
          <td key={theme}>
            <Swatch theme={theme} role={role} />
          </td>
        ))}
        <td>
          <Copy text={`var(--color-${role})`} />
        </td>
        <td>{meanings[`color-${role}`]}</td>
        <td>
          <Contrasts role={role} />
        </td>
      </tr>
    ))}
  </Table>
);

export const PaletteTokens = () => (
  <div className="docs-palette sb-unstyled">
    {Object.entries(palette).map(([name, hex]) => (
      <div key={name}>
        <span style={{ background: hex }} />
        {name}
        <Copy text={hex} />
      </div>
    ))}
  </div>
);

const inPx = (value: string) =>
  value.replace(/([\d.]{1,6})rem/g, (_, amount: string) => `${Number(amount) * 16}px`).replace("/", " / ");

interface ScaleTokensProps {
  /** First word of the tokens' names. */
  of: string;
  /** Draws a token from its variable. */
  draw: (variable: string) => { style?: CSSProperties; text?: string };
}

/** Tokens of one kind: drawn, with variable, value and use. */
export const ScaleTokens = ({ of, draw }: ScaleTokensProps) => {
  const names = (Object.keys(scale) as ScaleName[]).filter(
    (name) => name.startsWith(of) || name.endsWith(of),
  );
  return (
    <Table heads={["Sample", "Variable", "Value", "Use"]}>
      {names.map((name) => {
        const { style, text } = draw(`var(--${name})`);
        return (
          <tr key={name}>
            <td>
              <div style={style}>{text}</div>
            </td>
            <td>
              <Copy text={`var(--${name})`} />
            </td>
            <td>{inPx(scale[name])}</td>
            <td>{meanings[name]}</td>
          </tr>
        );
      })}
    </Table>
  );
};

const floating = {
  "shadow-float": { background: "var(--color-surface)", boxShadow: "var(--shadow-float)" },
  "color-scrim": { background: "var(--color-scrim)" },
} satisfies Partial<Record<TokenName, CSSProperties>>;

const elevations = [
  ["shadow-float", "shadow"],
  ["color-scrim", "scrim"],
] as const;

/** What differs between the themes and is no plain colour. */
export const Elevations = () => (
  <Table heads={["Light", "Dark", "Variable", "Value, light / dark", "Use"]}>
    {elevations.map(([name, key]) => (
      <tr key={name}>
        {themeNames.map((theme) => (
          <td key={theme}>
            <div className="docs-float" style={themeStyle(theme)}>
              <span style={floating[name]} />
            </div>
          </td>
        ))}
        <td>
          <Copy text={`var(--${name})`} />
        </td>
        <td>{themeNames.map((theme) => themes[theme][key]).join(" / ")}</td>
        <td>{meanings[name]}</td>
      </tr>
    ))}
  </Table>
);

export const Breakpoints = () => (
  <Table heads={["Name", "Value", "At the usual font size", "What changes"]}>
    {Object.entries(breakpoints).map(([name, { value, meaning }]) => (
      <tr key={name}>
        <td>{name}</td>
        <td>
          <Copy text={value} />
        </td>
        <td>{Number(value.replace("em", "")) * 16}px</td>
        <td>{meaning}</td>
      </tr>
    ))}
  </Table>
);
