import { Search } from "lucide-react";
import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode, type Ref } from "react";
import { Icon } from "../Icon/Icon";
import { KeyCaps } from "../KeyCaps/KeyCaps";
import { SettledStatus } from "../SettledStatus/SettledStatus";
import { ControlFrame } from "../TextField/ControlFrame";
import { isComposing } from "../TextField/isComposing";
import { Input } from "../TextField/TextField.styles";
import { Empty, Results, Root, Row } from "./CommandList.styles";

export interface Command {
  /** Unique in its list. */
  id: string;
  /** What it does, in a few words. */
  title: string;
  /** Muted second line. */
  detail?: string;
  /** Decorative: the text says what it means. */
  icon?: ReactNode;
  /** Keys that do the same, pressed one after the other. */
  keys?: readonly string[];
}

export interface CommandGroup {
  /** Unique in its list. */
  id: string;
  /** Heading above its commands. */
  title: string;
  /** Best match first. */
  commands: readonly Command[];
}

export interface CommandListProps extends Omit<ComponentProps<"div">, "children"> {
  /** Accessible name of the field and of the list. */
  label: string;
  /** Shown while nothing is entered. */
  placeholder: string;
  /** The text searched for. */
  text: string;
  /** Called on every change of the text. */
  onType: (change: { value: string }) => void;
  /** What fits the text, best first. Ids are unique across groups. */
  groups: readonly CommandGroup[];
  /** Called with the id of what was chosen. */
  onChoose: (id: string) => void;
  /** Shown and announced when nothing fits. */
  emptyText: string;
  /** Announced while searching: "3 results". */
  foundText: (count: number) => string;
  /** More may follow: nothing is called empty yet. @default false */
  isBusy?: boolean;
  /** The search field. */
  fieldRef?: Ref<HTMLInputElement>;
  /** Below the list: what could not be searched. */
  children?: ReactNode;
}

const showActive = (row: HTMLElement | null) => row?.scrollIntoView({ block: "nearest" });

/** A field that finds what can be done, and the list of it. The focus stays in the field. */
export function CommandList(props: CommandListProps) {
  const { label, placeholder, text, onType, groups, onChoose, emptyText, foundText, ...others } = props;
  const { isBusy = false, fieldRef, children, ...rest } = others;
  const id = useId();
  const [marked, mark] = useState<string | null>(null);
  const commands = groups.flatMap((group) => group.commands);
  const count = commands.length;
  const isTyped = text.trim() !== "";
  // Before anything is typed Enter does nothing that nobody chose.
  const active = commands.find((command) => command.id === marked) ?? (isTyped ? commands[0] : undefined);
  const optionId = (command: Command) => `${id}-${command.id}`;

  const move = (step: 1 | -1) => {
    const at = active ? commands.indexOf(active) : step === 1 ? -1 : count;
    mark(commands[(at + step + count) % count]?.id ?? null);
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const { key } = event;
    if (key === "ArrowDown") move(1);
    else if (key === "ArrowUp") move(-1);
    else if (key === "Enter" && active) onChoose(active.id);
    else return;
    event.preventDefault();
  };
  const isEmpty = count === 0 && !isBusy;
  return (
    <Root {...rest}>
      <ControlFrame isInvalid={false} isDisabled={false} readOnly={false} prefix={<Icon icon={Search} />}>
        <Input
          ref={fieldRef}
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={count > 0 ? id : undefined}
          aria-activedescendant={active && optionId(active)}
          autoFocus
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={placeholder}
          value={text}
          onChange={({ target }) => {
            mark(null);
            onType({ value: target.value });
          }}
          onKeyDown={press}
        />
      </ControlFrame>
      {count > 0 ? (
        <Results id={id} role="listbox" aria-label={label} onMouseDown={(event) => event.preventDefault()}>
          {groups.map((group) => (
            <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
              <div id={`${id}-${group.id}`} role="presentation" data-part="title">
                {group.title}
              </div>
              {group.commands.map((command) => (
                <Row
                  key={command.id}
                  id={optionId(command)}
                  ref={command === active ? showActive : undefined}
                  role="option"
                  aria-selected={command === active}
                  data-focused={command === active || undefined}
                  onClick={() => onChoose(command.id)}
                >
                  {command.icon}
                  <span data-part="words">
                    {command.title}
                    {command.detail ? <small>{command.detail}</small> : null}
                  </span>
                  {command.keys ? <KeyCaps keys={command.keys} data-part="keys" aria-hidden /> : null}
                </Row>
              ))}
            </div>
          ))}
        </Results>
      ) : (
        <Empty>{isEmpty ? emptyText : null}</Empty>
      )}
      {children}
      <SettledStatus text={!isTyped || isBusy ? "" : isEmpty ? emptyText : foundText(count)} />
    </Root>
  );
}
