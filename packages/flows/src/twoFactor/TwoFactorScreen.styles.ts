import styled from "styled-components";

export const Stack = styled.div`
  display: grid;
  gap: var(--space-16);
  margin-block-start: var(--space-8);
`;

/** At the size of what is loaded, so that nothing moves when it arrives. */
export const Waiting = styled.div`
  display: grid;
  gap: var(--space-16);
  place-content: center;
  justify-items: center;
  min-block-size: 22rem;
`;

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
