export { createListeners, createStore, type Listeners, type Readable, type Store } from "./createStore";
