/** Opens the browser's print dialog; done once it has what it needs, which some browsers only say by an event. */
export const printPage = () =>
  new Promise<void>((resolve) => {
    addEventListener("afterprint", () => resolve(), { once: true });
    window.print();
  });
