import type { EventField } from "@amberline/flow-lab/engine";
import type { Names } from "../names/names";
import { ChangeField } from "./ChangeField";
import { Folded, Group } from "./ChangeForm.styles";
import { groupsOf, textOf, type FieldGroup, type Typed } from "./draft";

interface ChangeGroupsProps {
  fields: readonly EventField[];
  typed: Typed;
  /** Paths of fields with a value of the wrong type. */
  wrong: readonly string[];
  /** Paths of fields whose error is shown. */
  shown: readonly string[];
  /** Changes made before the form was opened. */
  before: Typed;
  names: Names;
  onType: (path: string, text: string) => void;
  onLeave: (path: string) => void;
}

/** Number of fields from which groups are collapsed. */
const MANY = 20;

/** The fields of an event in groups; in a large form only the first ones and changed or invalid ones are expanded. */
export function ChangeGroups(props: ChangeGroupsProps) {
  const { fields, typed, wrong, shown, before, names, onType, onLeave } = props;
  const fieldsOf = (group: FieldGroup) =>
    group.fields.map((field) => (
      <ChangeField
        key={field.path}
        field={field}
        text={textOf(field, typed)}
        isWrong={shown.includes(field.path)}
        names={names}
        onType={(text) => onType(field.path, text)}
        onLeave={() => onLeave(field.path)}
      />
    ));
  return groupsOf(fields).map((group, at) => {
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
  });
}
