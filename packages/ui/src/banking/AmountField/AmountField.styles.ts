import { styled } from "styled-components";
import { TextField } from "../../components/TextField/TextField";

export const AmountRoot = styled(TextField)`
  --field-weight: var(--weight-medium);
`;

/** Stands on a line. What is too long for it is written smaller, on the same height. */
export const LargeAmountRoot = styled(TextField)`
  --field-pad: 0;
  --field-weight: var(--weight-strong);
  --field-text: var(--text-amount);
  --field-tracking: -0.025em;

  /* Clear of the focus ring, which stands off the line. */
  & > label {
    margin-block-end: 6px;
  }
  & > div:has(> input) {
    container-type: inline-size;
    padding-inline: 0;
    border-width: 0 0 2px;
    border-radius: 0;
    background: none;
  }
  & > [data-invalid]:has(> input) {
    box-shadow: none;
  }
  & > :is([data-readonly], [data-disabled]):has(> input) {
    background: none;
  }
  & > div:has(> input:focus-visible) {
    border-color: transparent;
    border-radius: var(--radius-control);
    outline-offset: 6px;
  }
  & input {
    block-size: 3.5rem;
    /* The unit beside it takes a sixth of a phone; a figure is two thirds of its size wide. */
    font-size: clamp(1.25rem, calc((100cqi - 4rem) / (0.64 * max(1, var(--signs)))), 3rem);
  }
  & input + span {
    font: var(--weight-strong) var(--text-title) var(--font-sans);
  }
`;
