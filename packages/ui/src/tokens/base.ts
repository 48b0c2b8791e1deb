/**
 * Element styles every page starts from. The fallback faces give local Arial the line metrics of Inter
 * (ascent 0.96875 em, descent 0.24121 em, divided by each face's size-adjust) and its average width per weight,
 * so text keeps its place when the web font arrives.
 */
export const baseSheet = `@font-face {
  font-family: "Inter Fallback";
  font-weight: 100 599;
  src: local("Arial"), local("Liberation Sans"), local("Arimo");
  ascent-override: 90.44%;
  descent-override: 22.52%;
  line-gap-override: 0%;
  size-adjust: 107.12%;
}

@font-face {
  font-family: "Inter Fallback";
  font-weight: 600 900;
  src: local("Arial Bold"), local("Liberation Sans Bold"), local("Arimo Bold");
  ascent-override: 90.44%;
  descent-override: 22.52%;
  line-gap-override: 0%;
  size-adjust: 107.12%;
}

*,
*::before,
*::after {
  box-sizing: border-box;
}

html {
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
}

body {
  margin: 0;
  background: var(--color-canvas);
  color: var(--color-ink);
  font: var(--weight-regular) var(--text-body) var(--font-sans);
  -webkit-font-smoothing: antialiased;
  -moz-osx-font-smoothing: grayscale;
}

h1,
h2,
h3,
h4,
p,
dl,
dd,
ul,
ol,
figure {
  margin: 0;
}

a {
  color: var(--color-primary);
  text-underline-offset: 0.15em;
}

button,
input,
select,
textarea {
  font: inherit;
  color: inherit;
}

button,
label,
[role="button"] {
  -webkit-tap-highlight-color: transparent;
}

:where(:focus-visible) {
  outline: 2px solid var(--color-focus);
  outline-offset: 2px;
}

@media (prefers-reduced-motion: reduce) {
  *,
  *::before,
  *::after {
    animation-duration: 0s !important;
    animation-iteration-count: 1 !important;
    transition-duration: 0s !important;
    scroll-behavior: auto !important;
  }
}
`;
