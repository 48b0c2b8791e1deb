import styled from "styled-components";

// One styled element for all: rows come and go by the dozen while one scrolls.
export const Root = styled.div`
  position: relative;

  & > [role="listitem"] {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    contain: layout style;
  }
`;
