import { styled } from "styled-components";

export const List = styled.div`
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  overflow: clip;
`;

export const Day = styled.section`
  & + & {
    border-block-start: 1px solid var(--color-border);
  }
  & > h2 {
    padding: var(--space-16) var(--space-20) 0;
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
  }
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: var(--space-4) var(--space-16);
  align-items: start;
  padding: var(--space-12) var(--space-20);
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-small) var(--font-sans);
  overflow-wrap: anywhere;

  & > [data-part="icon"] {
    position: relative;
    grid-row: span 2;
  }
  & > [data-part="title"] {
    color: var(--color-ink);
    font: var(--weight-regular) var(--text-body) var(--font-sans);
    text-decoration: none;

    /* The whole row can be pressed. */
    &[href]::after {
      content: "";
      position: absolute;
      inset: 0;
    }
    &[href]:hover {
      text-decoration: underline;
    }
  }
  &[data-unread] > [data-part="title"] {
    font-weight: var(--weight-strong);
  }
  &[data-unread] > [data-part="icon"]::after {
    content: "";
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    inline-size: 10px;
    block-size: 10px;
    border: 2px solid var(--color-surface);
    border-radius: 50%;
    background: var(--color-primary);
    box-sizing: content-box;
    forced-color-adjust: none;
  }
  & > p {
    grid-column: 2 / -1;
    margin: 0;
  }
  & > time {
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 44em) {
    padding-inline: var(--space-16);
  }
`;
