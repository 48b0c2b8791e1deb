import { css, styled } from "styled-components";

export const labelText = css`
  color: var(--color-ink);
  font: var(--weight-medium) var(--text-small) var(--font-sans);
  overflow-wrap: anywhere;
`;

/** Label, control and texts, one below another. */
export const fieldColumn = css`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-inline-size: 0;
`;

export const FieldRoot = styled.div`
  ${fieldColumn}

  /* The button that corrects the text. */
  & > button {
    align-self: flex-start;
  }
`;

export const FieldLabel = styled.label`
  ${labelText}
  align-self: flex-start;
`;

export const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-12);
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-small) var(--font-sans);

  /* The live region is rendered empty in advance; it takes up a line only when it has text. */
  &[data-empty] {
    block-size: 0;
    margin-block-start: -6px;
  }
`;

export const Note = styled.span`
  display: flex;
  gap: 6px;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > :is(svg, span[data-size]) {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    margin-block: 0.125rem;
  }

  &[data-tone="positive"] {
    color: var(--color-positive);
  }

  &[data-tone="caution"] {
    color: var(--color-caution);
  }

  &[data-tone="negative"] {
    color: var(--color-negative);
  }
`;

export const Counter = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
`;
