import { useId, type ComponentProps, type ReactNode } from "react";
import { Button } from "../Button/Button";
import { PageMark } from "../Dialog/PageMark";
import { Answers, Root, Words } from "./ConsentBar.styles";

export interface ConsentBarProps extends Omit<ComponentProps<"section">, "title" | "aria-labelledby"> {
  /** What is asked; names the bar. */
  title: ReactNode;
  /** What is allowed, for what, and where to take it back. */
  children: ReactNode;
  /** Words of the answer that allows nothing. */
  refuse: ReactNode;
  /** Words of the answer that allows it. */
  allow: ReactNode;
  /** Called with the answer. */
  onAnswer: (isAllowed: boolean) => void;
}

/** Asks at the end of the page for a consent that nothing waits for; refusing takes as much as allowing. */
export function ConsentBar({ title, children, refuse, allow, onAnswer, ...rest }: ConsentBarProps) {
  const heading = useId();
  return (
    <Root data-consent="" aria-labelledby={heading} {...rest}>
      <PageMark name="data-asks" />
      <div>
        <Words>
          <h2 id={heading}>{title}</h2>
          <div>{children}</div>
        </Words>
        <Answers>
          <Button appearance="quiet" onClick={() => onAnswer(false)}>
            {refuse}
          </Button>
          <Button appearance="quiet" onClick={() => onAnswer(true)}>
            {allow}
          </Button>
        </Answers>
      </div>
    </Root>
  );
}
