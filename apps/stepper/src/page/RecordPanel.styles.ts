import { styled } from "styled-components";

export const Body = styled.pre`
  margin: var(--space-4) var(--space-16) var(--space-12);
  padding: var(--space-8);
  border-radius: var(--radius-control);
  background: var(--color-canvas);
  color: var(--color-ink);
  font:
    12px/1.45 ui-monospace,
    monospace;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

export const Change = styled.div`
  padding: var(--space-4) var(--space-16);
  font:
    12px/1.45 ui-monospace,
    monospace;
  overflow-wrap: anywhere;

  & > dt {
    color: var(--color-ink-muted);
  }
  & > dd {
    margin: 0;
  }
  & del {
    color: var(--color-negative);
  }
  & ins {
    color: var(--color-positive);
    text-decoration: none;
  }
`;
