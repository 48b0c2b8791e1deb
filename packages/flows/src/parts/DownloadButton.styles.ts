import { styled } from "styled-components";

export const DownloadRoot = styled.div`
  display: grid;
  gap: var(--space-4);
  min-inline-size: 0;

  & > [role="alert"] {
    margin: 0;
    color: var(--color-negative);
    font: var(--weight-regular) var(--text-small) var(--font-sans);
    overflow-wrap: anywhere;
  }
  @media print {
    display: none;
  }
`;
