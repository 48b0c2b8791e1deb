import type { CommandGroup } from "@amberline/ui/CommandList";
import type { PaletteCommand, PaletteGroup } from "./commands";
import { matchOf } from "./fuzzy";

const MOST = 6;
/** What the bank found has the text in it; a slip of the finger fits less well. */
const FOUND = 2;

/** What is shown before anything is typed, besides the recent ones. */
const atRest: readonly PaletteGroup[] = ["actions", "pages"];

interface Offered {
  text: string;
  commands: readonly PaletteCommand[];
  /** Ids, the last one first. */
  recents: readonly string[];
  titleOf: (group: PaletteGroup | "recent") => string;
}

/** What fits the text by group, the group with the best match first; before it is typed the recent ones and the usual. */
export function groupsOf({ text, commands, recents, titleOf }: Offered): CommandGroup[] {
  const names = [...new Set(commands.map(({ group }) => group))];
  if (text.trim() === "") {
    const recent = recents.flatMap((id) => commands.find((command) => command.id === id) ?? []);
    const others = (name: PaletteGroup) =>
      commands.filter(({ id, group }) => group === name && !recent.some((each) => each.id === id));
    return [
      { id: "recent", title: titleOf("recent"), commands: recent },
      ...atRest.map((name) => ({ id: name, title: titleOf(name), commands: others(name) })),
    ].filter((group) => group.commands.length > 0);
  }
  const ranked = commands.flatMap((command) => {
    const { title, detail = "", aliases = [], isFound = false } = command;
    const rank = isFound ? FOUND : matchOf(text, [title, detail, ...aliases]);
    return rank === undefined ? [] : [{ command, rank }];
  });
  return names
    .map((name) => ({
      name,
      found: ranked
        .filter(({ command }) => command.group === name)
        .sort((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank)),
    }))
    .filter(({ found }) => found.length > 0)
    .sort((one, other) => {
      const [first, second] = [one.found[0]?.rank, other.found[0]?.rank];
      return first === second ? 0 : Number(first) - Number(second);
    })
    .map(({ name, found }) => ({
      id: name,
      title: titleOf(name),
      commands: found.slice(0, MOST).map(({ command }) => command),
    }));
}
