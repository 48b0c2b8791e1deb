import { useOf, type Of } from "@storybook/addon-docs/blocks";
import type { PropsWithChildren, ReactNode } from "react";

interface RuleProps {
  /** The rule as a sentence. */
  says: ReactNode;
}

const rule = (kind: "do" | "dont", title: string) =>
  function Rule({ says, children }: PropsWithChildren<RuleProps>) {
    return (
      <figure className={`docs-${kind}`}>
        <div className="docs-worded sb-unstyled">{children}</div>
        <figcaption>
          <strong>{title}</strong> {says}
        </figcaption>
      </figure>
    );
  };

/** What to do, drawn. */
export const Do = rule("do", "Do");

/** What not to do, drawn. */
export const Dont = rule("dont", "Do not");

/** Pairs of `Do` and `Dont`, each beside the other. */
export const Rules = ({ children }: PropsWithChildren) => <div className="docs-rules">{children}</div>;

/** How a component is imported. */
export function Import({ of }: { of: Of }) {
  const { preparedMeta } = useOf(of, ["meta"]);
  const name = preparedMeta.title.split("/").at(-1) ?? "";
  return <pre className="docs-import">{`import { ${name} } from "@amberline/ui/${name}";`}</pre>;
}
