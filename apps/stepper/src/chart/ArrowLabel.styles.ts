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
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
  &[data-single] > span {
    display: block;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-open] {
    border-color: var(--color-info);
    background: var(--color-info-soft);
    color: var(--color-info);
    font-weight: var(--weight-strong);
    cursor: pointer;
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
`;

export const Label = styled.span`
  ${chip}
  ${placed}
`;

/** The target is larger than the label, which is small in a zoomed-out chart. */
export const OpenLabel = styled.button`
  ${chip}
  ${placed}
  overflow: visible;

  &::after {
    position: absolute;
    inset: -8px -2px;
    content: "";
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
