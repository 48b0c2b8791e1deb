/** Selectors, inside the canvas, of the elements that must receive passed props. */
export interface ProbeTargets {
  ref: string;
  className: string;
  rest: string;
}

const find = (canvas: Element, selector: string) => {
  const found = canvas.querySelector(selector);
  if (!found)
    throw new Error(`Nothing in the canvas matches "${selector}": the probe has nothing to compare.`);
  return found;
};

const demand = (isMet: boolean, what: string, selector: string, fix: string) => {
  if (!isMet) throw new Error(`${what} does not reach "${selector}". Callers rely on it: ${fix}`);
};

/**
 * A ref, a class and an attribute for a component under test, with a check that each reached its target element.
 * `conforms` throws a sentence naming what is missing.
 */
export function createProbe<E extends Element>() {
  const ref: { current: E | null } = { current: null };
  return {
    props: { ref, className: "probe", "data-probe": "rest" },
    conforms(canvas: Element, targets: ProbeTargets) {
      demand(ref.current === find(canvas, targets.ref), "The ref", targets.ref, "pass `ref` on to it.");
      const classes = find(canvas, targets.className).classList;
      demand(classes.contains("probe"), "className", targets.className, "give it the class after its own.");
      const rest = find(canvas, targets.rest).getAttribute("data-probe");
      demand(rest === "rest", "A data attribute", targets.rest, "spread the rest props on it.");
    },
  };
}
