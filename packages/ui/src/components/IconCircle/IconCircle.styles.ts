import { styled } from "styled-components";
import { toneColours } from "./tone.styles";

export const Root = styled.span`
  ${toneColours}
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border: 1px solid transparent;
  border-radius: var(--radius-pill);
  background: var(--tone-soft);
  color: var(--tone);

  & svg {
    inline-size: 20px;
    block-size: 20px;
    stroke-width: 1.75;
  }
`;
