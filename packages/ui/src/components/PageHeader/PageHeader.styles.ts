import { styled } from "styled-components";

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--space-12) var(--space-24);
  margin-block-end: var(--space-24);
`;

export const TextColumn = styled.div`
  flex: 1 1 16rem;
  min-inline-size: 0;

  & h1 {
    color: var(--color-ink);
    font: var(--weight-strong) var(--text-heading) var(--font-sans);
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  & h1:focus {
    outline: none;
  }
  & > p {
    max-inline-size: 68ch;
    margin-block-start: var(--space-8);
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-body) var(--font-sans);
    overflow-wrap: anywhere;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
`;
