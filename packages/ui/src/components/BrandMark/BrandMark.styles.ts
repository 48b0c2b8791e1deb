import { styled } from "styled-components";

export const Root = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  color: var(--color-ink);
  font: var(--weight-strong) var(--text-lead) var(--font-sans);
  letter-spacing: -0.01em;
  text-decoration: none;

  &:any-link {
    border-radius: var(--radius-control);
  }
`;

export const Drop = styled.span`
  position: relative;
  flex: none;
  inline-size: 22px;
  block-size: 22px;
  border-radius: 50% 50% 50% 6px;
  background: var(--color-accent);
  transform: rotate(-45deg);
  forced-color-adjust: none;

  &::after {
    position: absolute;
    top: 5px;
    left: 6px;
    inline-size: 6px;
    block-size: 6px;
    border-radius: 50%;
    background: #fff;
    opacity: 0.65;
    content: "";
  }
`;
