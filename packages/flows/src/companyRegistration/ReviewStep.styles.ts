import { styled } from "styled-components";

export const ReviewCard = styled.section`
  display: grid;
  gap: var(--space-12);
  padding: var(--space-16) var(--space-20) var(--space-20);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-body) var(--font-sans);

  & > header {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-12);
    align-items: center;
    justify-content: space-between;
  }
  & h3 {
    font: var(--weight-strong) var(--text-body) var(--font-sans);
  }
  & > p {
    overflow-wrap: anywhere;
  }
  @container (max-width: 30rem) {
    & > dl dd {
      flex-basis: 100%;
      text-align: start;
    }
  }
  & > ul {
    display: grid;
    gap: var(--space-8);
    padding: 0;
    list-style: none;
  }
  & small {
    display: block;
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
  }
`;

export const Edit = styled.button`
  min-inline-size: 44px;
  min-block-size: 44px;
  margin-block: -8px;
  margin-inline-end: -12px;
  padding: 0 var(--space-12);
  border: 0;
  border-radius: var(--radius-control);
  background: transparent;
  color: var(--color-primary);
  font: var(--weight-medium) var(--text-body) var(--font-sans);
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`;

export const NextList = styled.ol`
  display: grid;
  gap: var(--space-8);
  max-inline-size: 68ch;
  padding-inline-start: var(--space-24);
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-body) var(--font-sans);
`;
