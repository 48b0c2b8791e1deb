import { FormBody } from "@amberline/ui/form";
import styled from "styled-components";

export const Frame = styled(FormBody)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  min-inline-size: 0;

  & > :first-child {
    margin-block-end: 0;
  }
`;
