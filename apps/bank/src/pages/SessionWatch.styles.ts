import { ToastRegion } from "@amberline/ui/Toast";
import styled from "styled-components";

/* On a phone the warning is a sheet at the bottom: what is said of it must not lie on its buttons. */
export const ToastsAboveSheet = styled(ToastRegion)`
  @media (max-width: 40em) {
    inset-block: calc(var(--space-8) + env(safe-area-inset-top)) auto;
  }
`;
