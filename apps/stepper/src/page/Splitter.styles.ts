import { styled } from "styled-components";

export const Bar = styled.div`
  position: relative;
  background: var(--color-border);
  cursor: col-resize;
  touch-action: none;

  &::after {
    position: absolute;
    inset: 0 -4px;
    content: "";
  }
  &:is(:hover, :focus-visible) {
    outline: 2px solid var(--color-focus);
  }
  @media (max-width: 68.749em) {
    display: none;
  }
`;
