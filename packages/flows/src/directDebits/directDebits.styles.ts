import { styled } from "styled-components";
import { Rows } from "../plans/plans.styles";

/** Rows that can be pressed, with buttons of their own. */
export const DebitRows = styled(Rows)`
  container-type: inline-size;

  & > li > button {
    position: relative;
    z-index: 1;
    flex: none;
  }
  & > li > [data-part="acts"] {
    position: relative;
    z-index: 1;
    display: flex;
    flex: none;
    gap: var(--space-8);
  }
  & [data-part="words"] {
    display: block;
  }
  & [data-hitch="refused"] {
    color: var(--color-ink-muted);
  }
  @container (max-width: 28rem) {
    & > li:has(> button, > [data-part="acts"]) {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: var(--space-8) var(--space-16);
    }
    & > li > :is(button, [data-part="acts"]) {
      grid-column: 2 / -1;
      justify-self: start;
    }
  }
`;

/** What waits for the customer's answer. */
export const Asked = styled.div`
  & > section {
    border-color: var(--color-caution);
  }
`;

/** In a narrow column the choices stand below each other. */
export const RuleChoice = styled.div`
  & [role="radiogroup"] > div {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-16);
  align-items: baseline;
  justify-content: space-between;
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-small) var(--font-sans);
`;
