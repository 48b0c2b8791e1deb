import { styled } from "styled-components";
import { toneColours } from "../IconCircle/tone.styles";

export const Root = styled.span`
  ${toneColours}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-inline-size: 100%;
  min-block-size: 1.5rem;
  padding: 3px 10px;
  border: 1px solid transparent;
  border-radius: var(--radius-pill);
  background: var(--tone-soft);
  color: var(--tone);
  font: var(--weight-medium) var(--text-caption) var(--font-sans);

  & svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    stroke-width: 2;
  }
`;
