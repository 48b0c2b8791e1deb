import styled from "styled-components";
import { TextField } from "../../components/TextField/TextField";

export const AmountRoot = styled(TextField)`
  --field-weight: var(--weight-medium);
`;
