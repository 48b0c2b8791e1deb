import { styled } from "styled-components";

export const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(max(11rem, 40%), 100%), 1fr));
  gap: var(--space-4) var(--space-16);
  padding: 0;
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-small) var(--font-sans);
  list-style: none;

  & > li {
    position: relative;
    display: flex;
    gap: 6px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > li[data-met] {
    color: var(--color-positive);
  }
  & svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    margin-block: 0.125rem;
  }
`;
