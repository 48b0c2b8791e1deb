import type { Command } from "@amberline/ui/CommandList";

export type PaletteGroup = "actions" | "pages" | "payees" | "accounts" | "settings" | "transactions";

export interface PaletteCommand extends Command {
  group: PaletteGroup;
  /** Other words that find it. */
  aliases?: readonly string[];
  /** The bank found it for this text. @default false */
  isFound?: boolean;
}
