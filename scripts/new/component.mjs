const component = ({ Name, Words }) => `import type { ComponentProps } from "react";
import { Root } from "./${Name}.styles";

export interface ${Name}Props extends ComponentProps<"div"> {
  /** The small one where room is scarce. @default "md" */
  size?: "sm" | "md";
}

/** ${Words}. */
export function ${Name}({ size = "md", ...rest }: ${Name}Props) {
  return <Root data-size={size} {...rest} />;
}
`;

const styles = () => `import styled from "styled-components";

export const Root = styled.div\`
  padding: var(--space-16);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-body) var(--font-sans);
  overflow-wrap: anywhere;

  &[data-size="sm"] {
    padding: var(--space-8);
  }
\`;
`;

const stories = ({ Name, Words }) => `import type { Meta, StoryObj } from "@storybook/react-vite";
import { createProbe, fitsWidth } from "../../testing";
import { ${Name} } from ".";

const meta = {
  title: "Components/Content/${Name}",
  id: "components-${Name.toLowerCase()}",
  component: ${Name},
  args: { children: "${Words}" },
} satisfies Meta<typeof ${Name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Small: Story = { args: { size: "sm" } };

export const Dark: Story = { globals: { theme: "dark" } };

export const LongText: Story = {
  args: { children: "Donaudampfschifffahrtsgesellschaftskapitänsvertretungsberechtigung ".repeat(3) },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLDivElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <${Name} {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    const root = "[data-size]";
    probe.conforms(canvasElement, { ref: root, className: root, rest: root });
  },
};
`;

const page = ({ Name, Words }) => `import { Canvas, Controls, Meta } from "@storybook/addon-docs/blocks";
import { ${Name} } from ".";
import * as Stories from "./${Name}.stories";

<Meta of={Stories} />

# ${Name}

${Words}.

<Canvas of={Stories.Playground} />

## When to use

- For ${Words.toLowerCase()}.

## When not to use

- Where another component says the same.

## Anatomy

1. **Box** with the content.

## States

<States of={Stories.Playground} show={{ "At rest": {}, Small: { size: "sm" } }} />

## Behaviour

- It is as wide as the room it has.

## Content

- Use sentence case.

## Keyboard

Not a control.

## Screen reader

The content is read where it stands.

## Do and don't

<Rules>
  <Do says="Keep it short.">
    <${Name}>${Words}</${Name}>
  </Do>
  <Dont says="Put one into another.">
    <${Name}>
      <${Name}>${Words}</${Name}>
    </${Name}>
  </Dont>
</Rules>

## Props

<Controls of={Stories.Playground} />

## Code

<Import of={Stories} />

\`\`\`tsx
<${Name}>${Words}</${Name}>
\`\`\`
`;

export function componentFiles(names, { exists }) {
  const { Name } = names;
  const banking = `packages/ui/src/banking/${Name}`;
  if (exists(banking)) throw new Error(`${banking} exists already. Choose another name.`);
  const folder = `packages/ui/src/components/${Name}`;
  const created = {
    [`${folder}/${Name}.tsx`]: component(names),
    [`${folder}/${Name}.styles.ts`]: styles(),
    [`${folder}/${Name}.stories.tsx`]: stories(names),
    [`${folder}/${Name}.mdx`]: page(names),
    [`${folder}/index.ts`]: `export { ${Name}, type ${Name}Props } from "./${Name}";\n`,
  };
  return { created, changed: {} };
}
