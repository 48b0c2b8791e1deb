import { styled } from "styled-components";

export const Root = styled.dialog`
  inline-size: min(var(--sheet-width, 44rem), calc(100dvw - var(--space-32)));
  max-inline-size: none;
  max-block-size: calc(100dvh - var(--space-32));
  padding: 0;
  border: 0;
  border-radius: var(--radius-dialog);
  background: var(--color-surface);
  box-shadow: var(--shadow-float);
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-body) var(--font-sans);
  overscroll-behavior: contain;

  &[data-size="large"] {
    --sheet-width: 82rem;
  }
  &::backdrop {
    background: var(--color-scrim);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Head = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);
  padding: var(--space-16) var(--space-16) var(--space-12) var(--space-24);
  background: var(--color-surface);

  & > h2 {
    font: var(--weight-strong) var(--text-title) var(--font-sans);
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
  padding: 0 var(--space-24) var(--space-24);
`;
