import { styled } from "styled-components";

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr) auto;
  block-size: max(24rem, 100dvh - 16rem);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  overflow: hidden;
`;

export const Foot = styled.div`
  padding: var(--space-12);
  border-block-start: 1px solid var(--color-border);
`;
