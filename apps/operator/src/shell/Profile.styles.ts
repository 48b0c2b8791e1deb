import { styled } from "styled-components";

export const Me = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-8);
  min-inline-size: 44px;
  min-block-size: 44px;
  color: var(--color-ink);
  font: var(--weight-medium) var(--text-small) var(--font-sans);
  text-decoration: none;

  & > span {
    overflow: hidden;
    max-inline-size: 14rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:hover > span {
    text-decoration: underline;
  }
  @media (max-width: 40em) {
    & > span {
      display: none;
    }
  }
`;
