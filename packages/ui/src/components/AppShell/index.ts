export { AppShell, type AppShellProps } from "./AppShell";
export { type ShellEntry } from "./ShellMenu";
