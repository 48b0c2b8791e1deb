/** Widths at which layouts change, in em of the reader's font size. Media queries write them out: CSS allows no variable there. */
export const breakpoints = {
  narrow: { value: "30em", meaning: "Below it, buttons and pairs of fields stand one under the other." },
  phone: { value: "40em", meaning: "Below it, dialogs rise as sheets, and tables become lists." },
  column: { value: "44em", meaning: "From it, two columns fit into the content." },
  menu: { value: "64em", meaning: "From it, the side menu stays; below it is a drawer." },
  wide: { value: "75em", meaning: "From it, a page has a column beside its content." },
} as const;
