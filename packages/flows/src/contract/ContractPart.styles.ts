import styled from "styled-components";

export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
`;

export const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
  justify-items: start;
  padding: var(--space-20);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-body) var(--font-sans);

  & > p {
    max-inline-size: 68ch;
    margin: 0;
    overflow-wrap: anywhere;
  }
  & > dl {
    inline-size: 100%;
  }
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
`;

export const DialogBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
  justify-items: start;
  overflow-wrap: anywhere;

  & > * {
    max-inline-size: 100%;
  }
  & > p {
    margin: 0;
  }
  & > dl,
  & > form {
    inline-size: 100%;
  }
`;

/** Sixty-four characters that are compared, not read. */
export const Hash = styled.code`
  font-family: ui-monospace, monospace;
  font-size: 0.875em;
  font-weight: var(--weight-regular);
  overflow-wrap: anywhere;
`;
