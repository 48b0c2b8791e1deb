import { styled } from "styled-components";

/* The page gives it the height of the screen; under the keyboard of a phone that is what is left of it. */
export const Pane = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto minmax(0, 1fr) auto;
  inline-size: 100%;
  max-inline-size: 52rem;
  min-block-size: 0;
  background: var(--color-canvas);

  &[data-drop-target] {
    outline: 2px dashed var(--color-primary);
    outline-offset: -4px;
    background: var(--color-primary-soft);
  }
  @media (min-width: 44em) {
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    overflow: hidden;
  }
`;

export const Head = styled.header`
  padding: var(--space-12) var(--space-16);
  border-block-end: 1px solid var(--color-border);
  background: var(--color-surface);

  & > h1 {
    color: var(--color-ink);
    font: var(--weight-strong) var(--text-lead) var(--font-sans);
    letter-spacing: -0.01em;
  }
  & > h1:focus {
    outline: none;
  }
`;

export const Notices = styled.div`
  display: grid;
  gap: var(--space-8);

  & > * {
    border-radius: 0;
  }
`;

export const Middle = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  min-block-size: 0;

  & > [role="alert"],
  & > [lang] {
    align-self: center;
    justify-self: center;
    align-items: center;
    max-inline-size: 100%;
    overflow: auto;
    border: 0;
    background: transparent;
    text-align: center;
  }
`;

export const Foot = styled.footer`
  padding: var(--space-8) var(--space-12);
  padding-block-end: max(var(--space-8), env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--color-border);
  background: var(--color-surface);

  @media (min-width: 44em) {
    padding: var(--space-12) var(--space-16);
  }
`;

export const Waiting = styled.div`
  display: grid;
  align-content: end;
  gap: var(--space-12);
  min-block-size: 0;
  padding: var(--space-16);
  overflow: hidden;

  & > :nth-child(even) {
    justify-self: end;
  }
`;

export const Large = styled.div`
  display: grid;
  place-items: center;

  & > img {
    max-inline-size: 100%;
    max-block-size: 62dvh;
    border-radius: var(--radius-control);
    object-fit: contain;
  }
`;
