import { CopyText, type CopiedProps } from "../CopyText/CopyText";
import { Groups } from "./SecretText.styles";

export type SecretTextProps = CopiedProps;

const groupsOf = (secret: string) => secret.match(/.{1,4}/gsu) ?? [];

/** A secret to copy or type on another device: in groups of four, in a font that tells similar characters apart. */
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
