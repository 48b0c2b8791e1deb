const interAscent = 0.96875;
const interDescent = 0.24121;

const percent = (ratio: number) => `${Math.round(ratio * 10_000) / 100}%`;

interface FallbackFace {
  weights: string;
  fonts: readonly string[];
  /** How much wider Inter is than Arial at that weight, measured on Latvian and English sentences. */
  widerBy: number;
}

const regular = ["Arial", "Liberation Sans", "Arimo"];
const bold = regular.map((font) => `${font} Bold`);

const fallbackFace = ({ weights, fonts, widerBy }: FallbackFace) => `@font-face {
  font-family: "Inter Fallback";
  font-weight: ${weights};
  src: ${fonts.map((font) => `local("${font}")`).join(", ")};
  ascent-override: ${percent(interAscent / widerBy)};
  descent-override: ${percent(interDescent / widerBy)};
  line-gap-override: 0%;
  size-adjust: ${percent(widerBy)};
}
`;

/** Arial with the metrics of Inter, to avoid a layout shift when the web font arrives. */
const fallbackFaces = [
  { weights: "100 449", fonts: regular, widerBy: 1.051 },
  { weights: "450 599", fonts: regular, widerBy: 1.0625 },
  { weights: "600 900", fonts: bold, widerBy: 1.0154 },
].map(fallbackFace);

/** Base element styles of every page. */
export const baseSheet = `${fallbackFaces.join("\n")}
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
