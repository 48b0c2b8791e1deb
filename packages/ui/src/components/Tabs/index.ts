export { Tabs, type TabEntry, type TabsProps } from "./Tabs";
