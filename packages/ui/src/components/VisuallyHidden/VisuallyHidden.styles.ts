import { css, styled } from "styled-components";

/** For use inside the styles of another component. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Root = styled.span`
  ${visuallyHidden}
`;
