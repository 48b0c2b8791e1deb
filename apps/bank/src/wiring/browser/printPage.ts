/** Resolves when printing is done. In some browsers `print()` returns early, so wait for the event. */
export const printPage = () =>
  new Promise<void>((resolve) => {
    addEventListener("afterprint", () => resolve(), { once: true });
    window.print();
  });
