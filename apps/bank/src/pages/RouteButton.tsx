import type { MouseEvent, ReactNode } from "react";
import { LinkButton, type LinkButtonProps } from "@amberline/ui/Button";
import type { Language } from "@amberline/domain/language";
import { useTranslation } from "@amberline/flows/i18n";
import { brand } from "../brand";
import { hasPage } from "../offered";
import { paths } from "../paths";
import { useLeaveFor } from "./useLeaveFor";

interface RouteButtonProps extends Omit<LinkButtonProps, "href" | "onClick"> {
  to: string;
  /** Called before the link is followed within the app. */
  onFollow?: () => void;
  children: ReactNode;
}

/** Follows a link within the app; a click with a modifier key is left to the browser. */
export function followedBy(event: MouseEvent, follow: () => void) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  follow();
}

/** What makes an anchor a link within the app. */
export function useLinkTo(href: string) {
  const leaveFor = useLeaveFor();
  return {
    href,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => followedBy(event, () => leaveFor(href)),
  };
}

export function RouteButton({ to, onFollow, ...link }: RouteButtonProps) {
  const leaveFor = useLeaveFor();
  const follow = () => {
    onFollow?.();
    leaveFor(to);
  };
  return <LinkButton href={to} {...link} onClick={(event) => followedBy(event, follow)} />;
}

/** Link to the chat, or to help without one, for customers only the bank can help. */
export function ChatButton() {
  const { t, i18n } = useTranslation();
  const words = t("verification.writeToUs");
  return hasPage("chat") ? (
    <RouteButton to={paths.chat} appearance="quiet">
      {words}
    </RouteButton>
  ) : (
    <LinkButton href={brand.help[i18n.language as Language]} appearance="quiet">
      {words}
    </LinkButton>
  );
}
