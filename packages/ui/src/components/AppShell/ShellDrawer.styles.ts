import { styled } from "styled-components";
import { phone } from "../Dialog/SheetGrabber";

export const Root = styled.dialog`
  inset: 0;
  inset-inline-end: auto;
  flex-direction: column;
  inline-size: min(18.75rem, 100vw - 3rem);
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 0;
  border-inline-end: 1px solid var(--color-border);
  background: var(--color-canvas);
  box-shadow: var(--shadow-float);
  color: var(--color-ink);
  translate: var(--closed);
  transition:
    translate var(--motion-sheet),
    overlay var(--motion-sheet) allow-discrete,
    display var(--motion-sheet) allow-discrete;
  --closed: -100% 0;

  &:dir(rtl) {
    --closed: 100% 0;
  }
  &[open] {
    display: flex;
    translate: 0 0;
  }
  @starting-style {
    &[open] {
      translate: var(--closed);
    }
  }
  @media ${phone} {
    inset: auto 0 0;
    inline-size: 100%;
    block-size: auto;
    max-block-size: calc(100dvh - var(--space-32));
    border: 0;
    border-start-start-radius: var(--radius-dialog);
    border-start-end-radius: var(--radius-dialog);
    --closed: 0 100%;
  }
  &::backdrop {
    background: var(--color-scrim);
    opacity: 0;
    transition:
      opacity var(--motion-sheet),
      overlay var(--motion-sheet) allow-discrete,
      display var(--motion-sheet) allow-discrete;
  }
  &[open]::backdrop {
    opacity: 1;
  }
  @starting-style {
    &[open]::backdrop {
      opacity: 0;
    }
  }
`;

export const Inside = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  padding: var(--space-20) var(--space-16) calc(var(--space-16) + env(safe-area-inset-bottom));

  & > nav {
    margin-block-end: var(--space-24);
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  min-block-size: 2.75rem;
  margin-block-end: var(--space-16);
  padding-inline-start: var(--space-12);

  & > button {
    margin-inline-start: -10px;
  }
`;

export const Foot = styled.div`
  display: none;
  margin-block-start: auto;
  padding-inline-start: var(--space-8);

  /* Where the top bar has no room for it. */
  @media ${phone}, (max-width: 24em) {
    display: block;
  }
`;
