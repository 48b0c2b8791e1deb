import { styled } from "styled-components";

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  min-inline-size: 0;
  padding: var(--space-24) var(--space-16);
  border: 1px dashed var(--color-border-strong);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-small) var(--font-sans);
  text-align: center;

  & > svg {
    inline-size: 24px;
    block-size: 24px;
    stroke-width: 1.75;
  }
  & > button {
    margin-block-start: var(--space-12);
  }
  &[data-drop-target] {
    border: 2px solid var(--color-primary);
    padding: calc(var(--space-24) - 1px) calc(var(--space-16) - 1px);
    background: var(--color-primary-soft);
    color: var(--color-on-primary-soft);
  }
  &[data-disabled] {
    background: transparent;
  }
  @media (forced-colors: active) {
    &[data-drop-target] {
      border-color: Highlight;
    }
  }
`;

export const Label = styled.span`
  margin-block-start: var(--space-4);
  color: var(--color-ink);
  font: var(--weight-medium) var(--text-body) var(--font-sans);
  overflow-wrap: anywhere;

  [data-disabled] > & {
    color: var(--color-ink-muted);
  }
  [data-drop-target] > & {
    color: inherit;
  }
`;

export const Hint = styled.span`
  max-inline-size: 68ch;
  overflow-wrap: anywhere;
`;

const hasMouse = "(any-pointer: fine)";

export const Mouse = styled.span`
  @media not ${hasMouse} {
    display: none;
  }
`;

export const Touch = styled.span`
  @media ${hasMouse} {
    display: none;
  }
`;
