import { styled } from "styled-components";

// A single styled element: rows mount and unmount by the dozen while scrolling.
export const Root = styled.div`
  position: relative;

  & > [role="listitem"] {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    contain: layout style;
  }
`;
