import { styled } from "styled-components";

export const Printed = styled.section`
  display: none;

  @media print {
    display: block;
    color: #000;
    font: var(--weight-regular) 9pt / 12pt var(--font-sans);

    & > h1 {
      font: var(--weight-strong) 16pt / 20pt var(--font-sans);
    }
    & > p {
      margin: 0 0 2pt;
    }
    & > table {
      inline-size: 100%;
      margin-block-start: 10pt;
      border-collapse: collapse;
    }
    & th {
      border-block-end: 1pt solid #000;
      text-align: start;
    }
    & :is(th, td) {
      padding: 3pt 6pt 3pt 0;
      vertical-align: top;
      overflow-wrap: anywhere;
    }
    & :is(th, td):last-child {
      padding-inline-end: 0;
      text-align: end;
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
    & td:first-child {
      white-space: nowrap;
    }
    & tbody > tr {
      border-block-end: 0.5pt solid #999;
      break-inside: avoid;
    }
  }
`;
