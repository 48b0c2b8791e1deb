import type { ReactNode, Ref } from "react";
import { Tab, TabList, TabPanel } from "react-aria-components";
import { Root } from "./Tabs.styles";

export interface TabEntry<Id extends string> {
  /** Unique in its list. */
  id: Id;
  /** One or two words. */
  label: string;
  /** A figure after the label: how many there are. */
  count?: number | undefined;
  /** What the tab shows. */
  content: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** Accessible name of the tab list. */
  label: string;
  /** Tabs in the order shown. */
  tabs: readonly TabEntry<Id>[];
  /** The tab that is shown. */
  selected: Id;
  /** Called with the id of the chosen tab. */
  onSelect: (id: Id) => void;
  /** Class of the outermost element. */
  className?: string;
  /** The outermost element. */
  ref?: Ref<HTMLDivElement>;
  [attribute: `data-${string}`]: string | undefined;
}

const reveal = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: "nearest", inline: "nearest" });

/** Tabs with arrow key navigation; the selected one is always in view. Only its panel is mounted. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, ...rest } = props;
  return (
    <Root
      {...rest}
      selectedKey={selected}
      onSelectionChange={(key) => {
        const chosen = tabs.find(({ id }) => id === key);
        if (chosen && chosen.id !== selected) onSelect(chosen.id);
      }}
    >
      <TabList aria-label={label} data-part="list">
        {tabs.map(({ id, label: name, count }) => (
          <Tab key={id} id={id} data-part="tab" ref={id === selected ? reveal : null}>
            {name}
            {count === undefined ? null : <span data-part="count">{count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} data-part="panel">
          {content}
        </TabPanel>
      ))}
    </Root>
  );
}
