import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import { offerAt, writeStep, type AnyFlowSpec, type EventField, type Moment } from "@amberline/flows/stepper";
import { Play } from "lucide-react";
import type { Names } from "../names/names";
import { ToolButton } from "../parts/ToolButton.styles";
import { useWords } from "../words/useWords";
import { ChangeField } from "./ChangeField";
import { Folded, Foot, Form, Group, Refusal } from "./ChangeForm.styles";
import { draftOf, groupsOf, textOf, type FieldGroup, type Typed } from "./draft";
import { refusalOf } from "./refusal";

interface ChangeFormProps {
  spec: AnyFlowSpec;
  moment: Moment;
  /** Name of the example. */
  id: string;
  fields: readonly EventField[];
  /** What was changed already, by the path of its field. */
  before: Typed;
  names: Names;
  /** Takes the step of that name. */
  onTake: (name: string) => void;
  onClose: () => void;
}

/** From so many fields on, groups are folded. */
const MANY = 20;

/** An event with other values than its example has: what is typed becomes part of the step's name. */
export function ChangeForm({ spec, moment, id, fields, before, names, onTake, onClose }: ChangeFormProps) {
  const { say } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed>(before);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => form.current?.querySelector<HTMLElement>("[data-path]")?.focus(), []);

  const { changes, wrong } = draftOf(fields, typed);
  const name = writeStep({ id, changes });
  const offer = wrong.length === 0 ? offerAt(spec, moment, name) : null;
  const shown = wrong.filter((path) => left.has(path));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLeft(new Set(fields.map(({ path }) => path)));
    const [first] = wrong;
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[data-path="${first}"]`)?.focus();
    else if (offer?.isTaken) onTake(name);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  const fieldsOf = (group: FieldGroup) =>
    group.fields.map((field) => (
      <ChangeField
        key={field.path}
        field={field}
        text={textOf(field, typed)}
        isWrong={shown.includes(field.path)}
        names={names}
        onType={(text) => setTyped({ ...typed, [field.path]: text })}
        onLeave={() => setLeft(new Set([...left, field.path]))}
      />
    ));
  return (
    <Form
      ref={form}
      noValidate
      aria-label={say("change.title", { name: names.event(id) })}
      onSubmit={submit}
      onKeyDown={press}
    >
      {groupsOf(fields).map((group, at) => {
        const title = names.group(group.path);
        if (title === "" || fields.length <= MANY)
          return (
            <Group key={group.path}>
              {title === "" ? null : <legend>{title}</legend>}
              {fieldsOf(group)}
            </Group>
          );
        const isNeeded = group.fields.some(({ path }) => wrong.includes(path) || path in before);
        return (
          <Folded key={group.path} open={at === 0 || isNeeded}>
            <summary>{title}</summary>
            <div>{fieldsOf(group)}</div>
          </Folded>
        );
      })}
      <p>{say("change.note")}</p>
      <Foot>
        <Refusal role="status">{wrong.length === 0 ? refusalOf(say, names, offer) : ""}</Refusal>
        <ToolButton type="submit" data-appearance="primary">
          <Play size={16} strokeWidth={1.75} aria-hidden />
          {say("change.take")}
        </ToolButton>
        <ToolButton type="button" onClick={() => setTyped({})}>
          {say("change.reset")}
        </ToolButton>
        <ToolButton type="button" onClick={onClose}>
          {say("change.close")}
        </ToolButton>
      </Foot>
    </Form>
  );
}
