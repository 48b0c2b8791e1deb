const isCutOff = (element: Element) =>
  element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === "ellipsis";

/** Whether any text in the element is truncated with an ellipsis. */
export const isCut = (element: Element): boolean =>
  isCutOff(element) || [...element.querySelectorAll("*")].some(isCutOff);
