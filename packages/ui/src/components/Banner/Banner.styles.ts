import { styled } from "styled-components";
import { toneColours } from "../IconCircle/tone.styles";

export const Root = styled.div`
  ${toneColours}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12) var(--space-16);
  padding: var(--space-16) var(--space-20);
  border: 1px solid transparent;
  border-radius: var(--radius-card);
  background: var(--tone-soft);
  color: var(--tone);
  font: var(--weight-regular) var(--text-body) var(--font-sans);
`;

export const Message = styled.div`
  display: flex;
  flex: 1 1 16rem;
  gap: var(--space-12);
  min-inline-size: 0;

  & > svg {
    flex: none;
    margin-block-start: 0.125rem;
  }
  & > div {
    min-inline-size: 0;
    max-inline-size: 68ch;
    overflow-wrap: anywhere;
  }
  & a {
    color: inherit;
  }
`;

export const Title = styled.p`
  font-weight: var(--weight-strong);
`;
