import { styled } from "styled-components";

/** The QR code above the same secret as text. */
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
