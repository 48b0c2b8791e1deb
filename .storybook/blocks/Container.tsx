import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useLayoutEffect, type PropsWithChildren } from "react";
import { isTheme, storybookTheme } from "../theme";
import "./blocks.css";
import { Choices } from "./Frame";
import { followWords } from "./words";

interface Store {
  store: { userGlobals: { get(): Readonly<Record<string, unknown>> } };
}

/** A page of documentation in the toolbar's theme and language. Storybook draws it again when they change. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = (context as unknown as Store).store.userGlobals.get();
  const theme = isTheme(globals["theme"]) ? globals["theme"] : "light";
  const locale = String(globals["locale"]);
  useLayoutEffect(() => {
    document.documentElement.dataset["theme"] = theme;
    document.documentElement.lang = locale;
    followWords(globals, true);
  }, [theme, locale, globals]);
  return (
    <DocsContainer context={context} theme={storybookTheme(theme)}>
      <Choices value={`theme:${theme};locale:${locale};text:${String(globals["text"])}`}>{children}</Choices>
    </DocsContainer>
  );
}
