const pseudo = /:(hover|active|focus-visible)/g;

const isGroup = (rule: CSSRule): rule is CSSMediaRule => "conditionText" in rule && "cssRules" in rule;

function painted(rules: CSSRuleList): string {
  return Array.from(rules, (rule) => {
    if (isGroup(rule)) {
      const inner = painted(rule.cssRules);
      return inner && `@media ${rule.conditionText} { ${inner} }`;
    }
    if (!(rule instanceof CSSStyleRule) || rule.selectorText.search(pseudo) < 0) return "";
    return `${rule.selectorText.replace(pseudo, '[data-pseudo~="$1"]')} { ${rule.style.cssText} }`;
  }).join("\n");
}

let sheet: CSSStyleSheet | undefined;

/**
 * Shows hover, pressed and focus states in a still picture: every rule for `:hover`, `:active` or `:focus-visible` also
 * applies to elements with `data-pseudo="hover"` (or several, separated by spaces).
 */
export function paintPseudoStates() {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(Array.from(document.styleSheets, ({ cssRules }) => painted(cssRules)).join("\n"));
}
