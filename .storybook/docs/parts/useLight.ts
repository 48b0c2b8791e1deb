import { useLayoutEffect } from "react";

/** Documentation pages are white in every system theme, so the components on them have to be light as well. */
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
