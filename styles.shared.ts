/** Takes comments and indentation out of styles, which are text to every other tool. */
export const bareStyle = (code: string): string =>
  code.replaceAll(/\n *\/\*[^*]*\*\/(?=\n)/g, "").replaceAll(/\n\s+/g, "\n");
