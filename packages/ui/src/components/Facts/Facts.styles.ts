import { styled } from "styled-components";

export const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: var(--space-12) var(--space-16);
  font: var(--weight-regular) var(--text-body) var(--font-sans);

  & > div {
    min-inline-size: 0;
  }
  & dt {
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
  }
  & dd {
    overflow-wrap: anywhere;
  }
  & [data-tone="muted"] {
    color: var(--color-ink-muted);
  }
  & [data-tone="positive"] {
    color: var(--color-positive);
  }
  &[data-size="lead"] {
    column-gap: var(--space-24);
  }
  /* Beside its label where it would be alone in its row. */
  @media (max-width: 30em) {
    &[data-size="lead"] > :last-child:nth-child(odd) {
      display: flex;
      grid-column: 1 / -1;
      gap: var(--space-16);
      align-items: baseline;

      & dd {
        display: flex;
        flex: 1;
        justify-content: end;
      }
      /* The label stands on the line of a value that is still awaited. */
      & dd::before {
        content: "\\200b";
      }
    }
  }
  &[data-size="lead"] dd {
    margin-block-start: var(--space-4);
    font: var(--weight-strong) var(--text-lead) var(--font-sans);
    font-variant-numeric: tabular-nums;
  }
`;
