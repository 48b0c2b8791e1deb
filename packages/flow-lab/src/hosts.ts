import { lazy, type ComponentType } from "react";
import type { FlowScreenProps } from "./host/flowScreen";

type Host = ComponentType<FlowScreenProps>;

const modules = import.meta.glob<{ default: Host }>("./*/Host.tsx");

/** The screen of each flow by the flow's id, with the page around it. Each loads only its own code. */
export const hosts: Readonly<Record<string, Host>> = Object.fromEntries(
  Object.entries(modules).map(([file, load]) => [file.split("/")[1] ?? "", lazy(load)]),
);
