import { styled } from "styled-components";

/* Room for two columns. */
const wide = "(min-width: 64em)";
/* The picture is a band across the top; without it where colours are forced or the page is not even a hand high. */
const band = "screen and (max-width: 63.99em) and (min-height: 20rem) and (forced-colors: none)";

/* Deep pine, the darkest green of both themes. */
export const Root = styled.div`
  --pine: light-dark(color-mix(in srgb, var(--color-on-primary-soft) 74%, black), var(--color-primary-soft));
  --on-pine: light-dark(var(--color-canvas), var(--color-ink));

  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100dvh;
  background: var(--color-canvas);
  color: var(--color-ink);

  @media ${wide} {
    &[data-picture="beside"] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
  @media ${band} {
    --band: 15rem;

    &[data-picture="behind"] {
      --band: 10rem;
    }
  }
  @media ${band} and (max-height: 30rem) {
    --band: 10rem;
  }
`;

export const Layout = styled.div`
  z-index: 1;
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
  & > footer {
    inline-size: 100%;
    max-inline-size: 25rem;
    margin-inline: auto;
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
    line-height: 1.75rem;

    & a {
      color: var(--color-primary);
      font-weight: var(--weight-medium);
    }
  }
  @media (min-width: 44em) {
    padding: var(--space-28) 40px;
  }
  [data-picture="behind"] > & {
    grid-area: 1 / 1;
  }
  @media ${band} {
    & > header {
      --color-ink: var(--on-pine);
      --color-ink-muted: var(--on-pine);

      align-content: start;
      min-block-size: calc(var(--band) - var(--space-16));
    }
    & > main {
      margin-block: 0 auto;
    }
  }

  [data-picture="behind"] > & > footer {
    max-inline-size: 35rem;
    padding: var(--space-16);
  }
  [data-picture="behind"] > & > main {
    max-inline-size: 35rem;
    padding: var(--space-24) var(--space-16);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-dialog);
    background: var(--color-surface);

    @media (min-width: 44em) {
      padding: var(--space-48);
    }
    @media ${band} {
      margin-block-start: -4rem;
    }
  }
`;

export const Picture = styled.aside`
  --drop-ground: var(--pine);

  position: absolute;
  inset: 0 0 auto;
  block-size: var(--band, 0);
  overflow: clip;
  background: var(--pine);

  & > p {
    display: none;
  }
  @media ${band} {
    & svg {
      inline-size: min(100%, 40rem);
      block-size: auto;
      aspect-ratio: 640 / 900;
      margin: max(-18.75%, -7.5rem) auto 0;
    }
    /* Its right half: the left one would lie under the brand. */
    [data-picture="behind"] > & svg {
      inline-size: min(200%, 80rem);
      aspect-ratio: 1280 / 900;
      margin-inline-start: calc(100% - min(200%, 80rem));
    }
    & [data-high] {
      display: none;
    }
  }
  @media ${wide} {
    [data-picture="beside"] > & {
      position: sticky;
      block-size: 100dvh;
      color: var(--on-pine);
    }
    /* Stays in place while a long card scrolls over it. */
    [data-picture="behind"] > & {
      --drop-ground: var(--color-canvas);

      position: sticky;
      grid-area: 1 / 1;
      block-size: 100dvh;
      background: none;
    }
    [data-picture="behind"] > & [data-ring] {
      display: none;
    }
    & > p {
      position: absolute;
      inset-block-end: var(--space-48);
      inset-inline: var(--space-48);
      display: block;
      max-inline-size: 26rem;
      font: var(--weight-strong) var(--text-balance) var(--font-sans);
      letter-spacing: -0.025em;
      text-wrap: balance;
    }
  }
  @media print {
    display: none;
  }
`;
