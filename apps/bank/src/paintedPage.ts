import type { Language } from "@amberline/domain/language";

/** What a page shows before any script arrives, in one language. */
export interface PaintedPage {
  /** What stands in the app's place: sign-in, that the bank can't be reached, or nothing. */
  app: string;
  /** Templates of what is shown before the app is there, and when it does not come. */
  templates: string;
  /** For the head: rules for all of it, and what the page says of the installed app. */
  head: string;
}

/** What the build knows that a page needs: scripts that run in it, and the files it asks for at once. */
export interface PageParts {
  boot: string;
  offline: string;
  /** Links to the words of the first page. */
  preloads: Record<Language, string>;
}
