import { useLinkTo } from "./RouteButton";

/** A link to a page of the bank, within a text. */
export const LegalLink = ({ to, ...rest }: { to: string; id?: string; children: string }) => (
  <a {...rest} {...useLinkTo(to)} />
);
