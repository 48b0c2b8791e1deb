import { Popover } from "react-aria-components";
import { styled } from "styled-components";
import { phone } from "./SheetGrabber";

/** A menu below its button; on a phone a sheet at the lower edge. */
export const Float = styled(Popover)`
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  overflow: auto;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  box-shadow: var(--shadow-float);
  color: var(--color-ink);
  transition:
    opacity var(--motion-row),
    transform var(--motion-row),
    translate var(--motion-sheet);

  &:focus {
    outline: none;
  }
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
    transform: translateY(-4px);
  }
  @media ${phone} {
    /* React Aria places it by inline styles. */
    position: fixed !important;
    inset: auto 0 0 !important;
    inline-size: 100% !important;
    max-inline-size: none !important;
    max-block-size: calc(100dvh - var(--space-32)) !important;
    padding-block: var(--space-20) env(safe-area-inset-bottom);
    border-width: 0;
    border-radius: var(--radius-dialog) var(--radius-dialog) 0 0;
    box-shadow: 0 0 0 100vmax var(--color-scrim);

    &[data-entering],
    &[data-exiting] {
      transform: translateY(32px);
    }
  }
`;
