export { createListeners, createStore, type Listeners, type Readable, type Store } from "./createStore";
export { useStore } from "./useStore";
