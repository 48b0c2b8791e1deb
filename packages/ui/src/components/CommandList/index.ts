export { CommandList, type Command, type CommandGroup, type CommandListProps } from "./CommandList";
