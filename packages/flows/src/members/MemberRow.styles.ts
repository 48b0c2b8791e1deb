import { styled } from "styled-components";

/** Beside the text, or below it on narrow screens, with the next action on its own line. */
export const Actions = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-4);
  margin-inline-start: calc(-1 * var(--space-12));

  & > [data-next] {
    margin-inline: var(--space-12);
  }
  @container (max-width: 28rem) {
    & > [data-next] {
      flex: 1 1 100%;
      margin-inline-end: 0;
    }
  }
  @container (min-width: 44rem) {
    flex: none;
    margin-inline: auto calc(-1 * var(--space-12));
  }
`;
