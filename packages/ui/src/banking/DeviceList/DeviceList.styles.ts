import { styled } from "styled-components";

export const Root = styled.ul`
  padding: 0;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-body) var(--font-sans);
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: 14px;
    padding: var(--space-12) var(--space-20);
  }
  & > li + li {
    border-block-start: 1px solid var(--color-border);
  }
  & [data-part="line"] {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-8) var(--space-16);
    min-inline-size: 0;
  }
  & [data-part="buttons"] {
    display: flex;
    align-items: center;
    gap: var(--space-8);
  }
  & [data-part="words"] {
    flex: 1 1 9rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-part="name"] {
    font-weight: var(--weight-medium);
  }
  & [data-part="detail"] {
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
  }

  @media (max-width: 44em) {
    & > li {
      padding-inline: var(--space-16);
    }
  }
`;
