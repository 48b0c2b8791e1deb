import type { Decorator } from "@storybook/react-vite";
import { isValidElement } from "react";
import type { ArgTypesEnhancer } from "storybook/internal/types";
import { Container } from "./blocks/Container";
import { Frame } from "./blocks/Frame";
import { Painted } from "./blocks/Painted";
import { Do, Dont, Import, Rules } from "./blocks/Rules";
import { States } from "./blocks/States";

/** Blocks that pages use without importing them. */
const components = { Do, Dont, Frame, Import, Rules, States };

/** Whether a value holds elements or functions, which nobody edits as text. */
const holdsCode = (value: unknown): boolean =>
  typeof value === "function" ||
  isValidElement(value) ||
  (typeof value === "object" && value !== null && Object.values(value).some(holdsCode));

/** A type without its comments; the docgen knows neither read-only arrays nor their members. */
const nameOf = (summary: string, value: unknown) =>
  summary === "unknown[number]"
    ? "number"
    : summary === "unknown" && Array.isArray(value)
      ? "array"
      : summary.replace(/\/\*\*.*?\*\/\s*/gs, "");

/** What an element holds, which the docgen leaves out where a component takes it from the native element. */
const content = {
  name: "children",
  description: "Content.",
  control: false,
  table: { type: { summary: "ReactNode" } },
} as const;

interface Documented {
  __docgenInfo?: { props?: Readonly<Record<string, { tsType?: { value?: string } }>> };
}

/** The one value a prop can have, which Storybook calls “literal”. */
const literalOf = (component: unknown, name: string) =>
  (component as Documented | undefined)?.__docgenInfo?.props?.[name]?.tsType?.value;

/** The default of a prop in its column, the members of a union by name, and no control for what is code. */
const readTags: ArgTypesEnhancer = ({ argTypes, initialArgs, component }) => ({
  ...(holdsCode(initialArgs["children"]) ? { children: content } : {}),
  ...Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const [description, value] = (type.description ?? "").split("@default ").map((part) => part.trim());
      const raw = (type.type as { raw?: string } | undefined)?.raw;
      const given = type.table?.type?.summary ?? "";
      const written = { union: raw, literal: literalOf(component, name) }[given];
      const summary = written ?? nameOf(given, initialArgs[name]);
      const table = {
        ...type.table,
        ...(summary ? { type: { summary } } : {}),
        ...(value ? { defaultValue: { summary: value } } : {}),
      };
      const control = holdsCode(initialArgs[name])
        ? { control: false as const }
        : given === "unknown[number]"
          ? { control: "number" as const }
          : {};
      return [name, { ...type, ...control, table, description }];
    }),
  ),
});

const paint: Decorator = (Story, { viewMode }) =>
  viewMode === "docs" ? (
    <Painted>
      <Story />
    </Painted>
  ) : (
    <Story />
  );

/** What only pages of documentation need: stories in tests do without. */
export const parameters = {
  docs: {
    container: Container,
    components,
    toc: { headingSelector: "h2", ignoreSelector: ".docs-story *, .sb-unstyled *" },
  },
};
export const argTypesEnhancers = [readTags];
export const decorators = [paint];
