import { type ComponentProps, type ReactNode } from "react";
import { AmberDrops } from "../AmberDrops/AmberDrops";
import { Behind, Layout, Picture, Root } from "./PlainLayout.styles";

export interface PlainLayoutProps extends ComponentProps<"div"> {
  brand: ReactNode;
  languageSwitch?: ReactNode;
  /** Shown over the picture beside a narrow column. */
  slogan: string;
  /** `beside` a narrow column, or `behind` a card for a longer form. @default "beside" */
  picture?: "beside" | "behind";
}

/** The layout of sign-in, sign-up and similar pages: one column with the amber picture beside or behind it. */
export function PlainLayout(props: PlainLayoutProps) {
  const { brand, languageSwitch, slogan, picture = "beside", children, ...rest } = props;
  return (
    <Root data-picture={picture} {...rest}>
      <Layout>
        <header>
          {brand}
          {languageSwitch}
        </header>
        <main>{children}</main>
      </Layout>
      {picture === "beside" ? (
        <Picture>
          <AmberDrops free="foot" />
          <p>{slogan}</p>
        </Picture>
      ) : (
        <Behind>
          <AmberDrops free="middle" />
        </Behind>
      )}
    </Root>
  );
}
