import styled from "styled-components";

export const Frame = styled.form`
  display: grid;
  gap: 20px;
  min-inline-size: 0;
`;
