import { styled } from "styled-components";

/* Deep pine in both themes, as beside the sign-in form. */
export const Art = styled.div`
  --pine: light-dark(color-mix(in srgb, var(--color-on-primary-soft) 74%, black), var(--color-primary-soft));
  --leaf: light-dark(var(--color-primary), color-mix(in srgb, var(--color-primary) 42%, black));
  --deep-amber: color-mix(in srgb, var(--color-accent) 68%, black);
  --pale-amber: color-mix(in srgb, var(--color-accent) 45%, white);

  block-size: 15rem;
  overflow: hidden;
  background: var(--pine);

  & svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
  & [data-part="leaf"] {
    fill: var(--leaf);
  }
  & [data-part="amber"] {
    fill: var(--color-accent);
  }
  & [data-part="deep"] {
    fill: var(--deep-amber);
  }
  & [data-part="pale"] {
    fill: var(--pale-amber);
  }
  & [data-part="ink"] {
    fill: var(--color-on-accent);
  }
  & [data-part="line"] {
    fill: none;
    stroke: var(--color-on-accent);
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  & [data-part="ring"] {
    fill: none;
    stroke: var(--color-accent);
    stroke-width: 1.5;
  }
  @media (forced-colors: active), print {
    display: none;
  }
`;

export const Promo = styled.article`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  color: var(--color-ink);

  & > div:last-child {
    display: flex;
    flex: 1;
    flex-direction: column;
    align-items: flex-start;
    gap: var(--space-8);
    padding: var(--space-24);

    @media (max-width: 44em) {
      padding: var(--space-16);
    }
  }
  & h2 {
    font: var(--weight-strong) var(--text-title) var(--font-sans);
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
  & p {
    flex: 1;
    margin-block-end: var(--space-16);
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-body) var(--font-sans);
    overflow-wrap: anywhere;
  }

  &[data-size="small"] {
    & > [aria-hidden] {
      block-size: 9rem;
    }
    & h2 {
      font: var(--weight-strong) var(--text-lead) var(--font-sans);
    }
    & p {
      margin-block-end: var(--space-8);
      font: var(--weight-regular) var(--text-small) var(--font-sans);
    }
  }
`;

/** Illustration above the text, beside it on wide screens. */
export const Hero = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  color: var(--color-ink);

  & > div:last-child {
    display: grid;
    align-content: center;
    gap: var(--space-24);
    padding: var(--space-24);
  }
  @media (min-width: 52em) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);

    & > [aria-hidden] {
      block-size: 100%;
      min-block-size: 20rem;
    }
    & > div:last-child {
      padding: var(--space-32);
    }
  }
`;

export const Points = styled.ul`
  display: grid;
  gap: var(--space-12);
  padding: 0;
  list-style: none;
  font: var(--weight-regular) var(--text-body) var(--font-sans);

  & > li {
    display: flex;
    gap: var(--space-12);
  }
  & svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--color-positive);
  }
`;

export const Terms = styled.section`
  display: grid;
  gap: var(--space-12);
  max-inline-size: 68ch;
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-small) var(--font-sans);

  & h2 {
    color: var(--color-ink);
    font: var(--weight-strong) var(--text-lead) var(--font-sans);
  }
  & a {
    display: inline-flex;
    gap: var(--space-4);
    align-items: center;
    inline-size: fit-content;
    min-block-size: 24px;
    color: var(--color-primary);
    font-weight: var(--weight-medium);
  }
`;
