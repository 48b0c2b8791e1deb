import { styled } from "styled-components";
import { fieldColumn } from "../Field/Field.styles";

export const Root = styled.div`
  ${fieldColumn}
`;
