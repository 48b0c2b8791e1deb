import { styled } from "styled-components";

export const Sheet = styled.dl`
  && {
    margin-block: 0;
  }
  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-16);
    padding-block: var(--space-8);
    border-block-start: 1px solid var(--color-border);
    color: var(--color-ink);
  }
  & dd {
    flex: none;
    margin: 0;
  }
  &[data-off] > div:not([data-always]) {
    color: var(--color-ink-muted);
    text-decoration: line-through;
  }
`;
