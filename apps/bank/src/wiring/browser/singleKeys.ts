import { createStore } from "@amberline/domain/store";
import { storage } from "./storage";

const name = "singleKeysOff";

/** Whether single keys do something in this browser. */
export const singleKeys = createStore(storage.read(name) !== true);

singleKeys.subscribe(() => storage.write(name, singleKeys.get() ? null : true));
