import type { ReactNode, Ref } from "react";
import { Tab, TabList, TabPanel } from "react-aria-components";
import { Root } from "./Tabs.styles";

export interface TabEntry<Id extends string> {
  id: Id;
  label: string;
  /** A figure after the label: how many there are. */
  count?: number | undefined;
  content: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly TabEntry<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  className?: string;
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
