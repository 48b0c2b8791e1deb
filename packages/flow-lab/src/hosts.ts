import { lazy, type ComponentType } from "react";
import type { FlowScreenProps } from "./host/flowScreen";

type Host = ComponentType<FlowScreenProps>;

const modules = import.meta.glob<{ default: Host }>("./*/Host.tsx");

/** Each flow's screen within its page, by flow id. Loaded separately. */
export const hosts: Readonly<Record<string, Host>> = Object.fromEntries(
  Object.entries(modules).map(([file, load]) => [file.split("/")[1] ?? "", lazy(load)]),
);
