import { styled } from "styled-components";

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8);

  & > a {
    text-decoration: none;
  }
  @media (min-width: 48em) {
    & > :nth-child(2) {
      margin-inline-start: auto;
    }
  }
`;

export const Text = styled.pre`
  max-block-size: 26rem;
  margin: 0;
  padding: var(--space-16);
  overflow: auto;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-control);
  background: var(--color-canvas);
  color: var(--color-ink);
  font:
    var(--weight-regular) 0.8125rem/1.5 ui-monospace,
    "Cascadia Mono",
    Menlo,
    Consolas,
    monospace;
  tab-size: 2;
`;
