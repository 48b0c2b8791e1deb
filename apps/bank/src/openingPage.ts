/** Ids of the templates in the page for what is shown before the app is there, or in its place. */
export const OPENING_PAGE = "opening-page";
export const UNLOADED_PAGE = "unloaded-page";

/** What the opening page has to know of the app before its code is there. */
export interface OpeningPage {
  /** Name of the stored session in localStorage. */
  session: string;
  brand: string;
  home: string;
  /** Title, heading, entry of the menu and width of each signed-in page, by path. */
  pages: Record<string, readonly [title: string, heading: string, entry: string, width: string]>;
  /** Paths of pages whose heading is not shown. */
  untitled: readonly string[];
  /** Paths of pages without the bar of a phone. */
  barless: readonly string[];
}
