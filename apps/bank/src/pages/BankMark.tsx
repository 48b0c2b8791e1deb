import { BrandMark, type BrandMarkProps } from "@amberline/ui/BrandMark";
import { brand } from "../brand";

const mark = brand.mark === null ? undefined : <img src={brand.mark} alt="" width="22" height="22" />;

/** The bank's logo and name. */
export const BankMark = (props: Omit<BrandMarkProps, "name" | "mark">) => (
  <BrandMark name={brand.name} mark={mark} {...props} />
);
