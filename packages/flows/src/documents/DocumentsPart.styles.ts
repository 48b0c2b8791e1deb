import styled from "styled-components";

export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
`;

export const Lead = styled.p`
  max-inline-size: 68ch;
  margin: 0;
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-body) var(--font-sans);
`;

export const List = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-body) var(--font-sans);
  list-style: none;
  overflow: clip;

  & > li + li {
    border-block-start: 1px solid var(--color-border);
  }
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12) var(--space-16);
  padding: var(--space-16) var(--space-20);

  &[data-drop-target] {
    outline: 2px solid var(--color-primary);
    outline-offset: -2px;
    background: var(--color-primary-soft);
  }
  @media (max-width: 44em) {
    padding-inline: var(--space-16);
  }
`;

export const Words = styled.div`
  display: grid;
  flex: 1 1 16rem;
  gap: var(--space-4);
  justify-items: start;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > [data-part="name"] {
    margin: 0;
    font-weight: var(--weight-medium);
  }
  & > [data-part="name"][data-missing] {
    color: var(--color-ink-muted);
    text-decoration: line-through;
  }
  & > [data-part="detail"],
  & > [role="alert"] {
    margin: 0;
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
  }
  & > [role="alert"] {
    display: flex;
    gap: var(--space-8);
    color: var(--color-negative);
  }
  & > [role="alert"] > svg {
    flex: none;
    margin-block-start: 2px;
  }
  & > [data-part="progress"] {
    inline-size: min(100%, 20rem);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;
