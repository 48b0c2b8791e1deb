import { useSyncExternalStore } from "react";
import type { Readable } from "./createStore";

export const useStore = <Value>({ subscribe, get }: Readable<Value>): Value =>
  useSyncExternalStore(subscribe, get, get);
