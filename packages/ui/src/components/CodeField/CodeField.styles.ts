import { styled } from "styled-components";
import { TextField } from "../TextField/TextField";

export const CodeRoot = styled(TextField)`
  --field-text: var(--text-title);
  --field-pad: 9px;
  --field-weight: var(--weight-medium);
  --field-tracking: 0.3em;
`;
