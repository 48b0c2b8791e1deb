import { styled } from "styled-components";
import { Icon } from "@amberline/ui/Icon";
import { VirtualList } from "@amberline/ui/VirtualList";

/** Hidden in print, where only PrintedHistory is shown. */
export const OnScreen = styled.div`
  display: contents;

  & > :first-child {
    margin-block-end: 0;
  }

  @media print {
    display: none;
  }
`;

export const SearchRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  align-items: flex-end;

  & > :first-child {
    flex: 1 1 10rem;
    max-inline-size: 40rem;
  }
  & > button {
    min-block-size: var(--field-height);
  }
`;

export const List = styled(VirtualList)`
  container: transactions / inline-size;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  overflow: clip;

  & > [role="listitem"]:not([aria-posinset="1"]) {
    border-block-start: 1px solid var(--color-border);
  }
  @media print {
    display: none;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-16);
  padding: var(--space-20) var(--space-24) var(--space-8);
  color: var(--color-ink-muted);
  font: var(--weight-medium) var(--text-small) var(--font-sans);
  font-variant-numeric: tabular-nums;

  & > h2 {
    font: inherit;
  }
  & > span {
    margin-inline-start: auto;
    unicode-bidi: plaintext;
  }
  @media (max-width: 44em) {
    padding: var(--space-16) var(--space-16) var(--space-8);
  }
`;

/** In a line of text, as high as it was. */
export const Mark = styled(Icon)`
  vertical-align: -2px;
`;
