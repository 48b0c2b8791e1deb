import { Dialog, Modal, ModalOverlay } from "react-aria-components";
import { styled } from "styled-components";

export const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 100;
  display: grid;
  place-items: center;
  padding: var(--space-16);
  background: var(--color-scrim);
  transition: opacity var(--motion-sheet);

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
  @media (min-width: 64em) {
    &[data-placement="side"] {
      place-items: stretch end;
      padding: 0;
    }
  }
  @media (max-width: 39.999em) {
    place-items: end stretch;
    padding: var(--space-32) 0 0;
  }
`;

export const Panel = styled(Modal)`
  position: relative;
  display: flex;
  inline-size: min(30rem, 100%);
  min-block-size: 0;
  max-block-size: calc(100dvh - 2 * var(--space-16));
  overflow: hidden;
  border-radius: var(--radius-dialog);
  background: var(--color-surface);
  box-shadow: var(--shadow-float);
  color: var(--color-ink);
  transition:
    transform var(--motion-sheet),
    translate var(--motion-sheet);

  &[data-entering],
  &[data-exiting] {
    transform: translateY(8px) scale(0.985);
  }
  @media (min-width: 64em) {
    &[data-placement="side"] {
      max-block-size: 100dvh;
      border-start-end-radius: 0;
      border-end-end-radius: 0;
    }
    &[data-placement="side"]:is([data-entering], [data-exiting]) {
      transform: translateX(24px);
    }
  }
  @media (max-width: 39.999em) {
    inline-size: 100%;
    max-block-size: calc(100dvh - var(--space-32));
    border-end-start-radius: 0;
    border-end-end-radius: 0;

    &[data-entering],
    &[data-exiting] {
      transform: translateY(32px);
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Content = styled(Dialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: var(--space-28);
  padding-block-end: 0;
  scroll-padding-block-end: 8rem;
  font: var(--weight-regular) var(--text-body) var(--font-sans);

  &:focus {
    outline: none;
  }
`;

export const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-16);

  & > div:has(> [data-size]) {
    display: flex;
    gap: var(--space-16);
    align-items: center;
  }
  & p {
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
  }

  & [slot="title"] {
    font: var(--weight-strong) var(--text-title) var(--font-sans);
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
  & [data-part="icon"] {
    display: block;
    margin-block-end: var(--space-16);
    line-height: 0;
  }
  & > button {
    margin: -12px;
    margin-inline-start: auto;
  }
`;

export const Body = styled.div`
  /* Room for the focus ring of the last field, which the buttons would cover. */
  padding-block-end: var(--space-4);
  margin-block-start: var(--space-8);
  color: var(--color-ink-muted);
  overflow-wrap: anywhere;

  & strong {
    color: var(--color-ink);
    font-weight: var(--weight-strong);
  }
  & > dl {
    margin-block: var(--space-20);
  }
  & > dl:last-child {
    margin-block-end: 0;
  }
  &:last-child {
    padding-block-end: calc(var(--space-28) + env(safe-area-inset-bottom));
  }
`;

/*
 * With an odd number the first button takes the whole row; each does where two have no room for their words, the second
 * of two above, as in the forms of a page.
 */
export const Actions = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex: none;
  flex-wrap: wrap;
  margin-block-start: auto;
  gap: var(--space-12);
  margin-inline: calc(-1 * var(--space-4));
  padding: var(--space-16) var(--space-4) calc(var(--space-28) + env(safe-area-inset-bottom));
  background: var(--color-surface);

  /* Whatever a button's frame says of its own width. */
  && > * {
    flex: 1 1 10rem;
    min-inline-size: fit-content;
  }
  &&:has(> :nth-child(3)) :is(button, a) {
    padding-inline: min(var(--space-20), 3vw);
  }
  && > :first-child:nth-last-child(odd) {
    flex-basis: 100%;
  }
  &:has(> :first-child:nth-last-child(2)) {
    flex-wrap: wrap-reverse;
  }
  @media (max-height: 30em) {
    position: static;
  }
`;
