import { styled } from "styled-components";
import { toneColours } from "../IconCircle/tone.styles";

export const Root = styled.div`
  ${toneColours}
  position: relative;
  display: grid;
  gap: 6px;
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-small) var(--font-sans);
  overflow-wrap: anywhere;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-16);

  & > strong {
    color: var(--tone);
    font-weight: var(--weight-medium);
  }
  [data-tone="neutral"] > & > strong {
    color: inherit;
  }
`;

/* Empty bars keep their outline, so that the level is visible without colour. */
export const Bars = styled.div`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  gap: var(--space-4);

  & > i {
    block-size: 0.5rem;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-pill);
    transition: background-color var(--motion-number);
  }
  & > i[data-filled] {
    border-color: var(--tone);
    background: var(--tone);
  }
  @media (forced-colors: active) {
    & > i[data-filled] {
      border-color: CanvasText;
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
