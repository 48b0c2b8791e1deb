const isCutOff = (element: Element) =>
  element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === "ellipsis";

/** Whether some text of an element ends in an ellipsis. */
export const isCut = (element: Element): boolean =>
  isCutOff(element) || [...element.querySelectorAll("*")].some(isCutOff);
