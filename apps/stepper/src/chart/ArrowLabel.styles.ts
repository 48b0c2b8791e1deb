import { css, styled } from "styled-components";

const chip = css`
  display: block;
  box-sizing: border-box;
  margin: 0;
  padding: 0 4px;
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: 5px;
  background: var(--color-canvas);
  color: var(--color-ink-muted);
  font: var(--weight-regular) 11px/15px var(--font-sans);
  text-align: center;
  align-content: center;

  & > span {
    display: block;
  }
  &[data-open] {
    border-color: var(--color-info);
    background: var(--color-info-soft);
    color: var(--color-info);
    font-weight: var(--weight-strong);
    cursor: pointer;
  }
  &[data-changed] {
    outline: 2px solid var(--color-caution);
    outline-offset: -1px;
  }
  &:focus-visible {
    outline: 3px solid var(--color-focus);
    outline-offset: 1px;
  }
  @media (hover: hover) {
    &[data-open]:hover {
      background: var(--color-info);
      color: var(--color-surface);
    }
  }
  @media (forced-colors: active) {
    &[data-open] {
      border-color: Highlight;
    }
  }
`;

const placed = css`
  position: absolute;
  left: var(--left);
  top: var(--top);
  width: var(--wide);
  height: var(--high);
  padding: 1px 4px;
  border-color: transparent;
  background: var(--color-surface);
  text-align: start;
  align-content: start;
  line-height: 13px;
  overflow-wrap: anywhere;
`;

export const Label = styled.span`
  ${chip}
  ${placed}
`;

export const OpenLabel = styled.button`
  ${chip}
  ${placed}
  &[data-open] {
    font-weight: var(--weight-medium);
  }
`;

export const Badge = styled.span`
  ${chip}
  padding: 2px 8px;
`;

export const OpenBadge = styled.button`
  ${chip}
  padding: 2px 8px;
  min-block-size: 1.5rem;
`;
