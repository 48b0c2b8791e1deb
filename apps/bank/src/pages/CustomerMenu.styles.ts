import styled from "styled-components";

export const Version = styled.p`
  color: var(--color-ink-muted);
  font: var(--weight-regular) var(--text-caption) var(--font-sans);
`;
