import { css } from "styled-components";

/** Sets --tone and --tone-soft from data-tone. */
export const toneColours = css`
  --tone: var(--color-ink);
  --tone-soft: var(--color-quiet);

  &[data-tone="info"] {
    --tone: var(--color-info);
    --tone-soft: var(--color-info-soft);
  }
  &[data-tone="positive"] {
    --tone: var(--color-positive);
    --tone-soft: var(--color-positive-soft);
  }
  &[data-tone="caution"] {
    --tone: var(--color-caution);
    --tone-soft: var(--color-caution-soft);
  }
  &[data-tone="negative"] {
    --tone: var(--color-negative);
    --tone-soft: var(--color-negative-soft);
  }
`;
