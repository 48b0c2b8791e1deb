import { styled } from "styled-components";
import { OptionRow, Options } from "../ComboField/ComboField.styles";

export const Root = styled.div`
  position: relative;
`;

export const List = styled(Options)`
  z-index: 20;
`;

export const Row = styled(OptionRow)`
  flex-direction: column;
  align-items: flex-start;
  gap: 0;
  min-inline-size: 0;

  & > span {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }
  & > span + span {
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
    font-variant-numeric: tabular-nums;
  }
`;
