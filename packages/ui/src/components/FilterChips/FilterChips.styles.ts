import { css, styled } from "styled-components";
import { chip } from "../ChoiceChips/ChoiceChips.styles";
import { labelText } from "../Field/Field.styles";

export const Group = styled.fieldset`
  display: grid;
  gap: 6px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    ${labelText}
    padding: 0;
    margin-block-end: 6px;
  }
`;

const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  margin: 0;
  padding: 0;
  list-style: none;

  & button {
    ${chip}
    gap: 6px;
    text-align: start;
    overflow-wrap: anywhere;
  }
  & button[data-plain] {
    border-color: transparent;
    background: transparent;
    color: var(--color-ink);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & svg {
    flex: none;
  }
`;

export const Chips = styled.div`
  ${chips}
`;

/* What the list is filtered by looks chosen. */
export const ChipList = styled.ul`
  ${chips}

  & button:not([data-plain]) {
    border-color: var(--color-primary);
    background: var(--color-primary-soft);
    color: var(--color-on-primary-soft);
  }
`;
