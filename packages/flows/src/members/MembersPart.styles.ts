import styled from "styled-components";

export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);

  & > button {
    justify-self: start;
  }
`;

export const List = styled.ul`
  container-type: inline-size;
  margin: 0;
  padding: 0;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-body) var(--font-sans);
  list-style: none;

  & > li + li {
    border-block-start: 1px solid var(--color-border);
  }
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12) var(--space-16);
  padding: var(--space-16) var(--space-20);

  @media (max-width: 44em) {
    padding-inline: var(--space-16);
  }
`;

export const Words = styled.div`
  display: grid;
  flex: 1 1 14rem;
  gap: var(--space-4);
  justify-items: start;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > p {
    margin: 0;
  }
  & > [data-part="name"] {
    font-weight: var(--weight-medium);
  }
  & > [data-part="detail"] {
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
  }
`;

/** Beside the words where there is room for both, else under them; what is to be done next then takes a line of its own. */
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

export const FormCard = styled.section`
  box-sizing: border-box;
  max-inline-size: 560px;
  padding: var(--space-20);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  color: var(--color-ink);

  & h3 {
    margin: 0 0 var(--space-16);
    font: var(--weight-strong) var(--text-lead) var(--font-sans);
    letter-spacing: -0.01em;
  }
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);

  & > * {
    flex: 1 1 8rem;
  }
`;

export const Total = styled.p`
  margin: 0;
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-small) var(--font-sans);
`;

export const DialogBody = styled.div`
  display: grid;
  gap: var(--space-16);
  overflow-wrap: anywhere;

  & > p {
    margin: 0;
  }
`;
