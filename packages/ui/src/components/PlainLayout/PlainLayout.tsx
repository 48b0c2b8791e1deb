import { type ComponentProps, type ReactNode } from "react";
import { Drops } from "./Drops";
import { Page, Picture, Root } from "./PlainLayout.styles";

export interface PlainLayoutProps extends ComponentProps<"div"> {
  brand: ReactNode;
  languageSwitch?: ReactNode;
  /** A few words over the picture. */
  slogan: string;
}

/** The frame of sign-in and the like: one narrow column, and on a wide screen a picture beside it. */
export function PlainLayout({ brand, languageSwitch, slogan, children, ...rest }: PlainLayoutProps) {
  return (
    <Root {...rest}>
      <Page>
        <header>
          {brand}
          {languageSwitch}
        </header>
        <main>{children}</main>
      </Page>
      <Picture>
        <Drops />
        <p>{slogan}</p>
      </Picture>
    </Root>
  );
}
