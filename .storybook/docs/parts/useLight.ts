import { useLayoutEffect } from "react";

/** A page of the documentation is white whatever the system's theme: what it shows of the product has to be light too. */
export function useLight() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset["theme"];
    dataset["theme"] = "light";
    return () => {
      if (before) dataset["theme"] = before;
      else delete dataset["theme"];
    };
  }, []);
}
