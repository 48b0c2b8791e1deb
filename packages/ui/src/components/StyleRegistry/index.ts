export { collectStyles, StyleRegistry, type StyleRegistryProps } from "./StyleRegistry";
