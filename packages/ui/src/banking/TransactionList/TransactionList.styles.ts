import { styled } from "styled-components";

export const Root = styled.div`
  container: transactions / inline-size;
  overflow: clip;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);

  /*
   * In a list of more than a month, rows off screen keep their size but are neither laid out nor painted. The first
   * screen is not left to it: a row has the size assumed here for a frame, and one of three lines would then push
   * the days below.
   */
  @media not print {
    &:has(> :nth-child(32)) > :nth-child(n + 16) li {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 68px;
    }
  }
`;

export const Day = styled.section`
  & + & {
    border-block-start: 1px solid var(--color-border);
  }
  & > [data-part="head"] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-16);
    padding: var(--space-20) var(--space-24) var(--space-8);
    color: var(--color-ink-muted);
    font: var(--weight-medium) var(--text-small) var(--font-sans);
    font-variant-numeric: tabular-nums;
  }
  & > [data-part="head"] > * {
    font: inherit;
  }
  & > [data-part="head"] > :last-child:not(:first-child) {
    margin-inline-start: auto;
    unicode-bidi: plaintext;
  }
  & > ul {
    padding: 0 0 var(--space-8);
    list-style: none;
  }
  & > ul > li {
    transition:
      opacity var(--motion-row),
      translate var(--motion-row);

    @starting-style {
      opacity: 0;
      translate: 0 -0.25rem;
    }
  }
  @media (max-width: 44em) {
    & > [data-part="head"] {
      padding: var(--space-12) var(--space-16) var(--space-4);
    }
  }
  @media print {
    & > ul > li {
      break-inside: avoid;
    }
  }
`;

export const Waiting = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-16);
  padding: var(--space-12) var(--space-24);

  & > div {
    display: grid;
    flex: 1;
    gap: var(--space-8);
    block-size: 2.75rem;
    align-content: center;
  }
  @media (max-width: 44em) {
    gap: var(--space-12);
    padding-inline: var(--space-16);
  }
`;
