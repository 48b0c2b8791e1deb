import styled from "styled-components";

/* Deep pine in both themes, as beside the sign-in form. */
export const Art = styled.div`
  --pine: light-dark(color-mix(in srgb, var(--color-on-primary-soft) 74%, black), var(--color-primary-soft));
  --leaf: light-dark(var(--color-primary), color-mix(in srgb, var(--color-primary) 42%, black));
  --deep-amber: color-mix(in srgb, var(--color-accent) 68%, black);
  --pale-amber: color-mix(in srgb, var(--color-accent) 45%, white);

  block-size: 15rem;
  overflow: hidden;
  background: var(--pine);

  & svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
  & [data-part="leaf"] {
    fill: var(--leaf);
  }
  & [data-part="amber"] {
    fill: var(--color-accent);
  }
  & [data-part="deep"] {
    fill: var(--deep-amber);
  }
  & [data-part="pale"] {
    fill: var(--pale-amber);
  }
  & [data-part="ink"] {
    fill: var(--color-on-accent);
  }
  & [data-part="line"] {
    fill: none;
    stroke: var(--color-on-accent);
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  & [data-part="ring"] {
    fill: none;
    stroke: var(--color-accent);
    stroke-width: 1.5;
  }
  @media (forced-colors: active), print {
    display: none;
  }
`;
