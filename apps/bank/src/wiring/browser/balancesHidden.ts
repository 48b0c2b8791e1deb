import { createStore } from "@amberline/domain/store";
import { storage } from "./storage";

const name = "balancesHidden";

/** Whether the customers of this browser want no balance on the screen. */
export const balancesHidden = createStore(storage.read(name) === true);

/** Whether the balance of the home page has been scrolled out of sight. */
export const balanceScrolledAway = createStore(false);

balancesHidden.subscribe(() => storage.write(name, balancesHidden.get() || null));
