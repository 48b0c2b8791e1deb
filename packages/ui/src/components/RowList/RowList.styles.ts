import { styled } from "styled-components";

export const List = styled.ul`
  container-type: inline-size;
  padding: 0;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-body) var(--font-sans);
  list-style: none;
  overflow: clip;
`;

export const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12) var(--space-16);
  padding: var(--space-16) var(--space-20);

  & + & {
    border-block-start: 1px solid var(--color-border);
  }
  &[data-drop-target] {
    outline: 2px solid var(--color-primary);
    outline-offset: -2px;
    background: var(--color-primary-soft);
  }
  @media (max-width: 44em) {
    padding-inline: var(--space-16);
  }
`;

export const TextColumn = styled.div`
  display: grid;
  flex: 1 1 14rem;
  gap: var(--space-4);
  justify-items: start;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
