import { lazy, type ComponentType } from "react";
import type { FlowScreenProps } from "./host/flowScreen";

type Host = ComponentType<FlowScreenProps>;

const modules = import.meta.glob<{ default: Host }>("./*/Host.tsx");

/** Each flow's screen within its page, by flow id. Loaded separately. */
export const hosts: Readonly<Record<string, Host>> = Object.fromEntries(
  Object.entries(modules).map(([file, load]) => [file.split("/")[1] ?? "", lazy(load)]),
);

/** Asks for a flow's screen before it is rendered. Whether it came is known once it is. */
export const preloadHost = (flow: string) => void modules[`./${flow}/Host.tsx`]?.().catch(() => undefined);
