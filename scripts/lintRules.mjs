/** A rule that forbids what its selectors match, with a message. */
const forbid = (found) => ({
  meta: { type: "problem" },
  create: ({ report }) =>
    Object.fromEntries(
      Object.entries(found).map(([selector, message]) => [selector, (node) => report({ node, message })]),
    ),
});

/** The project's own lint rules; .oxlintrc.json says where each applies. */
export default {
  meta: { name: "house" },
  rules: {
    "no-clock": forbid({
      "CallExpression[callee.object.name='Date'][callee.property.name='now']": "Time is passed in.",
      "NewExpression[callee.name='Date'][arguments.length=0]": "Time is passed in.",
    }),
    "no-float-money": forbid({
      "CallExpression[callee.name='parseFloat']": "Money is integer minor units.",
      "CallExpression[callee.property.name='parseFloat']": "Money is integer minor units.",
    }),
    "no-literal-text": forbid({
      "JSXText[value=/\\p{L}{2,}/u]": "Words come from props or the catalogue.",
      "JSXAttribute[name.name=/^(label|title|alt|placeholder|aria-label)$/] > Literal[value=/\\p{L}{2,}/u]":
        "Words come from props or the catalogue.",
    }),
    "static-styles": forbid({
      "TaggedTemplateExpression TemplateLiteral > :matches(ArrowFunctionExpression, FunctionExpression)":
        "Styles are static: use data-* attributes and CSS variables.",
    }),
    "written-out-props": forbid({
      "JSXSpreadAttribute > ObjectExpression": "Write each property out: label={label}.",
    }),
  },
};
