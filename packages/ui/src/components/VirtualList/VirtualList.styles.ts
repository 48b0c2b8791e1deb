import styled from "styled-components";

export const Root = styled.div`
  position: relative;
  block-size: var(--list-height);
`;

export const Row = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  transform: translateY(var(--row-start));
  contain: layout style;
`;
