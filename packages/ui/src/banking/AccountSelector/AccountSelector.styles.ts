import { keyframes, styled } from "styled-components";
import { phone } from "../../components/Dialog/SheetGrabber";

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

export const Root = styled.div`
  position: relative;
  display: inline-flex;
  min-inline-size: 0;
  max-inline-size: 100%;

  & > button {
    display: flex;
    align-items: center;
    gap: 10px;
    min-inline-size: 0;
    max-inline-size: 100%;
    min-block-size: 2.5rem;
    padding-inline: 5px 14px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-pill);
    background: var(--color-surface);
    color: var(--color-ink);
    font: var(--weight-medium) var(--text-small) var(--font-sans);
    text-align: start;
    cursor: pointer;
    touch-action: manipulation;
    overflow: hidden;
  }
  & :is([data-part="name"], [data-part="tail"]) {
    max-inline-size: 18rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-part="name"] {
    /* Before the tail. */
    flex-shrink: 1000;
  }
  & [data-part="tail"] {
    color: var(--color-ink-muted);
    font-weight: var(--weight-regular);
    font-variant-numeric: tabular-nums;
  }
  & [data-part="balance"] {
    display: none;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > button > svg {
    flex: none;
  }
  @media (hover: hover) {
    & > button:hover {
      border-color: var(--color-border-strong);
    }
  }
  & > button[aria-expanded="true"] {
    border-color: var(--color-border-strong);
  }
  & > button[aria-disabled="true"] {
    border-color: var(--color-border);
    background: var(--color-sunken);
    color: var(--color-ink-muted);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    & > button {
      min-block-size: 2.75rem;
    }
  }
  @media ${phone} {
    &[data-balance] [data-part="name"] {
      position: absolute;
      clip-path: inset(50%);
    }
    &[data-balance] [data-part="balance"] {
      display: inline;
      animation: ${appear} var(--motion-row);
    }
  }
  @media (max-width: 30em) {
    & [data-part="tail"] {
      display: none;
    }
  }
`;
