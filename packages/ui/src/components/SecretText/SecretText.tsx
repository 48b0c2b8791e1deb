import { CopyText, type CopyTextProps } from "../CopyText";
import { Groups } from "./SecretText.styles";

export type SecretTextProps = Omit<CopyTextProps, "children">;

const groupsOf = (secret: string) => secret.match(/.{1,4}/gsu) ?? [];

/** A secret to be copied or typed into another device: in groups of four, in letters that cannot be mistaken. */
export function SecretText({ value, ...rest }: SecretTextProps) {
  return (
    <CopyText value={value} translate="no" {...rest}>
      <Groups>
        {groupsOf(value).map((group, at) => (
          <span key={at}>{group}</span>
        ))}
      </Groups>
    </CopyText>
  );
}
