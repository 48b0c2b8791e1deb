import type { Decorator } from "@storybook/react-vite";
import type { ArgTypesEnhancer } from "storybook/internal/types";
import { Container } from "./blocks/Container";
import { Frame } from "./blocks/Frame";
import { Painted } from "./blocks/Painted";
import { Do, Dont, Import, Rules } from "./blocks/Rules";
import { States } from "./blocks/States";

/** Blocks that pages use without importing them. */
const components = { Do, Dont, Frame, Import, Rules, States };

/** The default of a prop in its column, and the members of a union by name. */
const readTags: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const [description, value] = (type.description ?? "").split("@default ").map((part) => part.trim());
      const raw = (type.type as { raw?: string } | undefined)?.raw;
      const union = type.table?.type?.summary === "union" && raw ? { type: { summary: raw } } : {};
      const table = { ...type.table, ...union, ...(value ? { defaultValue: { summary: value } } : {}) };
      return [name, { ...type, table, description }];
    }),
  );

const paint: Decorator = (Story, { viewMode }) =>
  viewMode === "docs" ? (
    <Painted>
      <Story />
    </Painted>
  ) : (
    <Story />
  );

/** What only pages of documentation need: stories in tests do without. */
export const parameters = { docs: { container: Container, components, toc: { headingSelector: "h2" } } };
export const argTypesEnhancers = [readTags];
export const decorators = [paint];
