import { Page } from "@amberline/ui/Page";
import { styled } from "styled-components";

export const ComplaintPage = styled(Page)`
  & textarea {
    min-block-size: 9rem;
  }
  & > [tabindex="-1"]:focus {
    outline: none;
  }
`;

export const Reference = styled.strong`
  color: var(--color-ink);
  font-weight: var(--weight-strong);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
