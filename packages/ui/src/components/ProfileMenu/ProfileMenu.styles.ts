import { styled } from "styled-components";
import { toneColours } from "../IconCircle/tone.styles";
import { visuallyHidden } from "../VisuallyHidden/VisuallyHidden.styles";

export const Pill = styled.button`
  ${toneColours}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 10px;
  min-block-size: 2.5rem;
  padding-inline: 14px 5px;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-pill);
  background: var(--color-surface);
  color: var(--color-ink);
  font: var(--weight-medium) var(--text-small) var(--font-sans);
  white-space: nowrap;
  cursor: pointer;
  touch-action: manipulation;

  & [data-part="status"] {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    color: var(--tone);
  }
  &[data-tone="positive"] [data-part="status"] {
    color: var(--color-ink);
  }
  @media (hover: hover) {
    &:hover {
      border-color: var(--color-border-strong);
    }
  }
  &[aria-expanded="true"] {
    border-color: var(--color-border-strong);
  }
  @media (pointer: coarse) {
    min-block-size: 2.75rem;
    min-inline-size: 2.75rem;
  }
  @media (max-width: 40em) {
    padding-inline: 5px;

    & [data-part="word"] {
      ${visuallyHidden}
    }
    &[data-tone="positive"] {
      gap: 0;
    }
  }
`;
