import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright";
import { modesOf, type OwnLook } from "./mode.ts";
import type { ComponentSubject } from "./shots.ts";

export interface Story {
  id: string;
  title: string;
  name: string;
  /** Source file: `./packages/ui/src/components/Button/Button.stories.tsx`. */
  importPath: string;
}

/** The stories of components and their patterns, from a built Storybook's index. */
export function storiesIn(index: string): readonly Story[] {
  const { entries } = JSON.parse(index) as { entries: Readonly<Record<string, Story & { type: string }>> };
  return Object.values(entries).filter(
    ({ type, importPath }) => type === "story" && importPath.startsWith("./packages/ui/src/"),
  );
}

/** What each story sets itself, from Storybook's preview. */
export async function readLooks(page: Page, stories: readonly Story[]): Promise<readonly OwnLook[]> {
  return page.evaluate(
    async (ids) => {
      interface Prepared {
        storyGlobals: { theme?: string; viewport?: { value: string } };
        parameters: {
          viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
        };
      }
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
        __STORYBOOK_PREVIEW__: { loadStory(of: { storyId: string }): Promise<Prepared> };
      };
      const looks: OwnLook[] = [];
      for (const storyId of ids) {
        const { storyGlobals, parameters } = await preview.loadStory({ storyId });
        const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? ""]?.styles;
        const size = styles && { width: parseInt(styles.width, 10), height: parseInt(styles.height, 10) };
        looks.push({ theme: storyGlobals.theme ?? null, window: size ?? null });
      }
      return looks;
    },
    stories.map(({ id }) => id),
  );
}

/** Breakpoints of a style sheet in px. */
const breaksIn = (sheet: string) =>
  [...sheet.matchAll(/(?:min|max)-width: ([\d.]+)(px|r?em)/g)].map(
    ([, amount, unit]) => Number(amount) * (unit === "px" ? 1 : 16),
  );

/** Whether a component differs between 768 and 1280 px: one of its style sheets has a breakpoint between. */
export function hasMiddle(folder: string): boolean {
  const sheets = readdirSync(folder).filter((name) => /\.(styles\.ts|tsx)$/.test(name));
  return sheets.some((name) =>
    breaksIn(readFileSync(path.join(folder, name), "utf8")).some((width) => width > 768 && width <= 1280),
  );
}

/** Id in picture names: `button--playground`. */
export const idOf = (storyId: string): string => storyId.replace(/^components-/, "");

/** Stories whose ids begin with one of the names. Throws for a name that none begins with. */
export function storiesOf(all: readonly Story[], names: readonly string[]): readonly Story[] {
  const begins = (id: string, name: string) => idOf(id).startsWith(idOf(name));
  const unmet = names.filter((name) => !all.some(({ id }) => begins(id, name)));
  if (unmet.length > 0)
    throw new Error(
      `No story's id begins with ${unmet.join(", ")}: one that exists is ${idOf(all[0]?.id ?? "")}.`,
    );
  return all.filter(({ id }) => names.some((name) => begins(id, name)));
}

export const subjectOf = (story: Story, look: OwnLook, root: string): ComponentSubject => ({
  kind: "component",
  group: "components",
  id: idOf(story.id),
  storyId: story.id,
  words: [story.title.replace("/", " · "), story.name],
  modes: modesOf(look, hasMiddle(path.join(root, path.dirname(story.importPath)))),
});
