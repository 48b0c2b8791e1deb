import { styled } from "styled-components";

export const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  min-inline-size: 0;
`;

/* With ten files on a phone the text field and the quoted message stay visible. The padding leaves room for focus
   rings. */
export const Over = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  min-inline-size: 0;
  max-block-size: min(14rem, 30dvh);
  margin: -4px;
  padding: 4px;
  overflow: auto;

  &:empty {
    display: none;
  }
`;

export const Frame = styled.div`
  display: flex;
  align-items: end;
  gap: var(--space-4);
  min-inline-size: 0;
  padding: var(--space-4);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-card);
  background: var(--color-surface);

  & > button {
    flex: none;
    inline-size: 44px;
    min-block-size: 44px;
    padding: 0;
  }
  & > button > span {
    gap: 0;
  }
  & > button svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  &:has(textarea:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
`;

/* An invisible copy of the text gives the field its height in every browser. */
export const Grow = styled.div`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  max-block-size: min(12rem, 30dvh);
  overflow: auto;

  & > textarea,
  &::after {
    grid-area: 1 / 1;
    min-inline-size: 0;
    padding: 10px var(--space-4);
    border: 0;
    font: var(--weight-regular) var(--text-body) var(--font-sans);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  &::after {
    visibility: hidden;
    content: attr(data-text) " ";
  }
  & > textarea {
    overflow: hidden;
    outline: none;
    background: none;
    color: var(--color-ink);
    resize: none;
  }
  & > textarea::placeholder {
    overflow: hidden;
    color: var(--color-ink-muted);
    opacity: 1;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
