import hooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const noClock = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: "Time is passed in.",
  },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: "Time is passed in." },
];
const noFloatMoney = [
  { selector: "CallExpression[callee.name='parseFloat']", message: "Money is integer minor units." },
  { selector: "CallExpression[callee.property.name='parseFloat']", message: "Money is integer minor units." },
];
const noLiteralText = [
  { selector: "JSXText[value=/\\p{L}{2,}/u]", message: "Words come from props or the catalogue." },
  {
    selector:
      "JSXAttribute[name.name=/^(label|title|alt|placeholder|aria-label)$/] > Literal[value=/\\p{L}{2,}/u]",
    message: "Words come from props or the catalogue.",
  },
];
const staticStyles = [
  {
    selector:
      "TaggedTemplateExpression TemplateLiteral > :matches(ArrowFunctionExpression, FunctionExpression)",
    message: "Styles are static: use data-* attributes and CSS variables.",
  },
];

export default tseslint.config(
  {
    ignores: [
      "**/dist/**",
      "storybook-static/**",
      "**/generated/**",
      "data/**",
      "e2e/.*/**",
      "images/.*/**",
      ".dependency-cruiser.cjs",
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    plugins: { "react-hooks": hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/ban-ts-comment": ["error", { minimumDescriptionLength: 10 }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      eqeqeq: ["error", "always"],
      "no-console": "error",
    },
  },
  {
    files: ["{packages,apps}/*/src/**/*.{ts,tsx}"],
    ignores: ["**/*.{test,stories}.{ts,tsx}"],
    rules: { "no-restricted-syntax": ["error", ...noClock, ...noFloatMoney] },
  },
  {
    files: ["packages/{ui,flows}/src/**/*.tsx", "apps/{bank,operator,stepper}/src/**/*.tsx"],
    ignores: ["**/*.{test,stories}.tsx"],
    rules: { "no-restricted-syntax": ["error", ...noClock, ...noFloatMoney, ...noLiteralText] },
  },
  {
    files: ["**/*.styles.{ts,tsx}"],
    rules: { "no-restricted-syntax": ["error", ...staticStyles] },
  },
  {
    files: ["apps/sandbox/src/{server,cli}*.ts", "scripts/**", "bench/**", "e2e/**", "images/**"],
    rules: { "no-console": "off", "no-restricted-syntax": "off" },
  },
);
