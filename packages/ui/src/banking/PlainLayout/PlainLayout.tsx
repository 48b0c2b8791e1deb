import { type ComponentProps, type ReactNode } from "react";
import { AmberDrops } from "../AmberDrops/AmberDrops";
import { Layout, Picture, Root } from "./PlainLayout.styles";

export interface PlainLayoutProps extends ComponentProps<"div"> {
  /** The mark of the brand, at the top. */
  brand: ReactNode;
  /** Stands opposite the brand. */
  languageSwitch?: ReactNode;
  /** Shown over the picture beside a narrow column. */
  slogan: string;
  /** The last words of a narrow column, at its foot. */
  foot?: ReactNode;
  /** `beside` a narrow column, or `behind` a card for a longer form. @default "beside" */
  picture?: "beside" | "behind";
  /** The page: its header and its form. */
  children?: ReactNode;
}

/** The layout of sign-in, sign-up and similar pages: one column with the amber picture beside, above or behind it. */
export function PlainLayout(props: PlainLayoutProps) {
  const { brand, languageSwitch, slogan, foot, picture = "beside", children, ...rest } = props;
  return (
    <Root data-picture={picture} {...rest}>
      <Layout>
        <header>
          {brand}
          {languageSwitch}
        </header>
        <main>{children}</main>
        {foot ? <footer>{foot}</footer> : null}
      </Layout>
      <Picture>
        <AmberDrops free={picture === "beside" ? "foot" : "middle"} />
        {picture === "beside" ? <p>{slogan}</p> : null}
      </Picture>
    </Root>
  );
}
