import { Menu } from "lucide-react";
import { type ComponentProps, type MouseEvent, type ReactNode, useRef } from "react";
import { Icon } from "../Icon/Icon";
import { IconButton } from "../IconButton/IconButton";
import { PageMark } from "../Dialog/PageMark";
import { ShellBar } from "./ShellBar";
import { ShellDrawer } from "./ShellDrawer";
import { ShellMenu, type ShellEntry } from "./ShellMenu";
import { Main, Root, Side, SkipLink, TopBar } from "./AppShell.styles";

export interface AppShellProps extends ComponentProps<"div"> {
  /** The mark of the brand. */
  brand: ReactNode;
  /** Links of the side menu, in the order shown. */
  entries: readonly ShellEntry[];
  /** `quickMenu` and `menu` are read in the bar of a phone. */
  words: {
    skipToContent: string;
    navigation: string;
    openMenu: string;
    closeMenu: string;
    quickMenu?: string;
    menu?: string;
  };
  /** Chooses the account, in the top bar. */
  accountSelector?: ReactNode;
  /** Moves into the drawer where the top bar has no room for it. */
  languageSwitch?: ReactNode;
  /** Menu of the person signed in, at the end of the top bar. */
  profileMenu?: ReactNode;
  /** At most 1620 px, or 560 px for a form. Both begin at the same edge. @default "wide" */
  width?: "wide" | "form";
  /** Limits the content to the height of the screen; it scrolls by itself. @default false */
  isScreenHigh?: boolean;
  /** Called for a plain click on an entry; a router prevents the default and navigates itself. */
  onNavigate?: (href: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * The layout of every signed-in page: side menu, top bar and content. On a small screen the menu is a drawer; on a phone
 * it is a sheet, opened from a bar with the entries that have `bar`.
 */
export function AppShell(props: AppShellProps) {
  const { brand, entries, words, accountSelector, languageSwitch, profileMenu, ...others } = props;
  const { width = "wide", isScreenHigh = false, onNavigate, children, ...rest } = others;
  const drawer = useRef<HTMLDialogElement>(null);
  const main = useRef<HTMLElement>(null);

  const follow = (href: string, event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return;
    drawer.current?.close();
    onNavigate?.(href, event);
  };
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  const menu = { label: words.navigation, entries, onFollow: follow };
  const inBar = entries.filter(({ bar }) => bar !== undefined);
  const opener = {
    "aria-haspopup": "dialog" as const,
    onClick: () => drawer.current?.showModal(),
  };

  return (
    <Root data-screen-high={isScreenHigh || undefined} data-bar={inBar.length > 0 || undefined} {...rest}>
      <PageMark name="data-shell" value={inBar.length > 0 ? "bar" : ""} />
      <SkipLink href="#main" onClick={skip}>
        {words.skipToContent}
      </SkipLink>
      <Side>
        <ShellMenu {...menu} brand={brand} />
      </Side>
      <TopBar>
        <div>
          <IconButton
            label={words.openMenu}
            icon={<Icon icon={Menu} size={24} />}
            data-part="menu"
            data-news={entries.some(({ badge }) => badge !== undefined) || undefined}
            {...opener}
          />
          {accountSelector}
        </div>
        <div>
          <span data-part="language">{languageSwitch}</span>
          {profileMenu}
        </div>
      </TopBar>
      <Main ref={main} id="main" tabIndex={-1} data-width={width}>
        {children}
      </Main>
      {inBar.length > 0 ? (
        <ShellBar label={words.quickMenu ?? words.navigation} entries={inBar} onFollow={follow}>
          <button type="button" aria-label={words.openMenu} {...opener}>
            <Icon icon={Menu} />
            <span data-part="label">{words.menu ?? words.openMenu}</span>
          </button>
        </ShellBar>
      ) : null}
      <ShellDrawer
        ref={drawer}
        label={words.navigation}
        closeLabel={words.closeMenu}
        brand={brand}
        foot={languageSwitch}
      >
        <ShellMenu {...menu} />
      </ShellDrawer>
    </Root>
  );
}
