import { type ComponentProps, type ReactNode } from "react";
import { AmberDrops } from "../AmberDrops";
import { Behind, Layout, Picture, Root } from "./PlainLayout.styles";

export interface PlainLayoutProps extends ComponentProps<"div"> {
  brand: ReactNode;
  languageSwitch?: ReactNode;
  /** A few words over the picture beside a narrow column. */
  slogan: string;
  /** `beside` a narrow column, `behind` a card for a longer form. @default "beside" */
  picture?: "beside" | "behind";
}

/** The frame of sign-in, sign-up and the like: one column and the drops of amber, on a wide screen beside or behind it. */
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
