import { Tabs } from "react-aria-components";
import { styled } from "styled-components";

export const Root = styled(Tabs)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
  min-inline-size: 0;

  & [data-part="list"] {
    display: flex;
    gap: var(--space-24);
    min-inline-size: 0;
    padding: 0 2px;
    border-block-end: 1px solid var(--color-border);
    overflow-x: auto;
    scrollbar-width: none;

    @media (max-width: 44em) {
      gap: 10px;
    }
  }
  & [data-part="tab"] {
    position: relative;
    flex: none;
    padding: 10px var(--space-4);
    border-radius: var(--radius-control) var(--radius-control) 0 0;
    color: var(--color-ink-muted);
    font: var(--weight-medium) var(--text-body) var(--font-sans);
    white-space: nowrap;
    cursor: pointer;
    outline: none;
  }
  & [data-part="tab"][data-selected] {
    color: var(--color-ink);
  }
  & [data-part="count"] {
    display: inline-block;
    min-inline-size: 1.5rem;
    margin-inline-start: var(--space-8);
    padding-inline: var(--space-8);
    border-radius: var(--radius-pill);
    background: var(--color-quiet);
    color: var(--color-ink);
    font: var(--weight-strong) var(--text-caption) var(--font-sans);
    font-variant-numeric: tabular-nums;
    line-height: 1.5rem;
    text-align: center;
  }
  & [data-part="tab"][data-selected]::after {
    content: "";
    position: absolute;
    inset: auto 0 0;
    block-size: 3px;
    border-radius: var(--radius-pill);
    background: var(--color-primary);
  }
  & [data-part="tab"][data-hovered] {
    color: var(--color-ink);
  }
  & [data-part="tab"][data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
  & [data-part="panel"] {
    min-inline-size: 0;
    outline: none;
  }
  & [data-part="panel"][data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: 4px;
    border-radius: var(--radius-control);
  }
  @media (forced-colors: active) {
    & [data-part="tab"][data-selected]::after {
      background: Highlight;
    }
  }
`;
