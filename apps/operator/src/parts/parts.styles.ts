import { styled } from "styled-components";

export const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-4);

  dd > & {
    justify-items: end;
  }
`;

export const Go = styled.a`
  color: var(--color-primary);
  font-weight: var(--weight-medium);
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;
`;

export const Time = styled.time`
  color: var(--color-ink-muted);
  font-variant-numeric: tabular-nums;

  & > span {
    white-space: nowrap;
  }
`;

export const Code = styled.span`
  font: var(--weight-strong) var(--text-lead) var(--font-sans);
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.06em;
`;

export const Holding = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-12);
  inline-size: 100%;

  & > :nth-child(2) {
    margin-inline-start: auto;
    font-weight: var(--weight-medium);
  }
  & > :nth-child(3) {
    flex-basis: 100%;
  }
`;

export const Count = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.5rem;
  padding-inline: 6px;
  border-radius: var(--radius-pill);
  background: var(--color-caution-soft);
  color: var(--color-caution);
  font: var(--weight-medium) var(--text-small) var(--font-sans);
  font-variant-numeric: tabular-nums;
`;

export const Items = styled.ul`
  display: grid;
  gap: var(--space-4);
  padding-inline-start: var(--space-24);
`;

/** Keeps line breaks. */
export const Written = styled.p`
  max-inline-size: 68ch;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  font: var(--weight-regular) var(--text-small) var(--font-sans);
`;

export const Photos = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);

  & > a {
    display: block;
    border-radius: var(--radius-control);
  }
  & img {
    display: block;
    inline-size: 9rem;
    block-size: 7rem;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
    background: var(--color-sunken);
    object-fit: cover;
  }
`;

/** Cut off after two lines. */
export const Brief = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
`;

/** A field in a cell, which leaves the other columns their room. */
export const Narrow = styled.div`
  display: grid;
  gap: var(--space-12);
  max-inline-size: 11rem;
`;
