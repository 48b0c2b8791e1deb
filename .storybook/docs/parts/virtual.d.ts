declare module "virtual:amberline-docs" {
  export const data: unknown;
}
declare module "virtual:amberline-icons" {
  import type { LucideIcon } from "lucide-react";

  export const glyphs: Readonly<Record<string, LucideIcon>>;
}
