import styled from "styled-components";

/** The code to scan and, below, the same to type. */
export const Key = styled.div`
  display: grid;
  gap: var(--space-12);
  justify-items: center;
  text-align: center;

  & > :is(svg, img) {
    inline-size: min(12rem, 100%);
    block-size: auto;
    border-radius: var(--radius-control);
  }
  & > img {
    background: #ffffff;
  }
`;
