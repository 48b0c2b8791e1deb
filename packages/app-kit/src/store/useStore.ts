import type { Readable } from "@amberline/domain/store";
import { useSyncExternalStore } from "react";

export const useStore = <Value>({ subscribe, get }: Readable<Value>): Value =>
  useSyncExternalStore(subscribe, get, get);
