import styled from "styled-components";

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100dvh;
  background: var(--color-canvas);
  color: var(--color-ink);

  @media (min-width: 56.25em) {
    &[data-picture="beside"] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`;

export const Layout = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  padding: var(--space-16);

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-16);
    min-block-size: 2rem;
  }
  & > main {
    inline-size: 100%;
    max-inline-size: 25rem;
    margin: auto;
    padding-block: var(--space-32);
  }
  @media (min-width: 44em) {
    padding: var(--space-28) 40px;
  }

  [data-picture="behind"] > & {
    z-index: 1;
    grid-area: 1 / 1;
  }
  [data-picture="behind"] > & > header {
    margin-block-end: var(--space-24);
  }
  [data-picture="behind"] > & > main {
    max-inline-size: 35rem;
    margin-block: 5rem auto;
    padding: var(--space-24) var(--space-16);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-dialog);
    background: var(--color-surface);

    @media (min-width: 44em) {
      padding: var(--space-48);
    }
    @media (min-width: 60em) {
      margin-block-start: auto;
    }
  }
`;

/* Deep pine, the darkest green of both themes. */
export const Picture = styled.aside`
  --pine: light-dark(color-mix(in srgb, var(--color-on-primary-soft) 74%, black), var(--color-primary-soft));
  --on-pine: light-dark(var(--color-canvas), var(--color-ink));

  display: none;

  @media (min-width: 56.25em) {
    position: sticky;
    inset-block-start: 0;
    display: block;
    block-size: 100dvh;
    overflow: hidden;
    background: var(--pine);
    color: var(--on-pine);
  }
  & > p {
    position: absolute;
    inset-block-end: var(--space-48);
    inset-inline: var(--space-48);
    max-inline-size: 26rem;
    font: var(--weight-strong) var(--text-balance) var(--font-sans);
    letter-spacing: -0.025em;
    text-wrap: balance;
  }
  @media print {
    display: none;
  }
`;

/* Stays in place while a long card scrolls over it; does not cover the brand and the language switch. */
export const Behind = styled.div`
  position: sticky;
  inset-block-start: 0;
  grid-area: 1 / 1;
  block-size: calc(100dvh - 5rem);
  margin-block-start: 5rem;
`;
