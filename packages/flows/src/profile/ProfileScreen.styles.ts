import styled from "styled-components";

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-16);
  min-inline-size: 0;
  color: var(--color-ink);

  & > div {
    display: grid;
    gap: var(--space-4);
    justify-items: start;
    min-inline-size: 0;
  }
  & h1 {
    margin: 0;
    font: var(--weight-strong) var(--text-heading) var(--font-sans);
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
  & svg {
    inline-size: 24px;
    block-size: 24px;
    stroke-width: 1.75;
  }
`;

export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);

  @media (min-width: 44em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
  align-content: start;
  padding: var(--space-20);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-body) var(--font-sans);

  & h2 {
    margin: 0;
    font: var(--weight-strong) var(--text-body) var(--font-sans);
  }
  & dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
    gap: var(--space-12) var(--space-16);
    margin: 0;
  }
  & dl > div {
    min-inline-size: 0;
  }
  & dt {
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & [data-empty] {
    color: var(--color-ink-muted);
  }
`;

export const Standing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8) var(--space-12);
  min-block-size: var(--control-height);
`;
