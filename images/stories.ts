import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright";
import { modesOf, type OwnLook } from "./mode.ts";
import type { ComponentSubject } from "./shots.ts";

export interface Story {
  id: string;
  title: string;
  name: string;
  /** Where it is written: `./packages/ui/src/components/Button/Button.stories.tsx`. */
  importPath: string;
}

/** The stories of the components and of the patterns made of them, as a built Storybook lists them. */
export function storiesIn(index: string): readonly Story[] {
  const { entries } = JSON.parse(index) as { entries: Readonly<Record<string, Story & { type: string }>> };
  return Object.values(entries).filter(
    ({ type, importPath }) => type === "story" && importPath.startsWith("./packages/ui/src/"),
  );
}

/** What each story settles by itself, as Storybook's own page knows it. */
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

/** Widths in a sheet at which something changes, in pixels. */
const breaksIn = (sheet: string) =>
  [...sheet.matchAll(/(?:min|max)-width: ([\d.]+)(px|r?em)/g)].map(
    ([, amount, unit]) => Number(amount) * (unit === "px" ? 1 : 16),
  );

/** Whether a component looks otherwise at 768 than at 1280: one of the sheets beside its stories changes between. */
export function hasMiddle(folder: string): boolean {
  const sheets = readdirSync(folder).filter((name) => /\.(styles\.ts|tsx)$/.test(name));
  return sheets.some((name) =>
    breaksIn(readFileSync(path.join(folder, name), "utf8")).some((width) => width > 768 && width <= 1280),
  );
}

/** The story as it stands in the names of pictures: `button--playground`. */
export const idOf = (storyId: string): string => storyId.replace(/^components-/, "");

/** What is drawn of a story. */
export const subjectOf = (story: Story, look: OwnLook, root: string): ComponentSubject => ({
  kind: "component",
  group: "components",
  id: idOf(story.id),
  storyId: story.id,
  words: [story.title.replace("/", " · "), story.name],
  modes: modesOf(look, hasMiddle(path.join(root, path.dirname(story.importPath)))),
});
