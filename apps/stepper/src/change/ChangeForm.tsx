import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import {
  offerAt,
  writeStep,
  type AnyFlowDefinition,
  type EventField,
  type Moment,
} from "@amberline/flow-lab/engine";
import { Button } from "@amberline/ui/Button";
import { Icon } from "@amberline/ui/Icon";
import { IconButton } from "@amberline/ui/IconButton";
import { Play, RotateCcw, X } from "lucide-react";
import type { Names } from "../names/names";
import { useTranslation } from "../i18n";
import { Foot, Form, Refusal } from "./ChangeForm.styles";
import { ChangeGroups } from "./ChangeGroups";
import { draftOf, type Typed } from "./draft";
import { refusalOf } from "./refusal";

interface ChangeFormProps {
  flow: AnyFlowDefinition;
  moment: Moment;
  id: string;
  fields: readonly EventField[];
  /** Earlier changes by field path. */
  before: Typed;
  names: Names;
  /** Called with the name of the changed step. */
  onTake: (name: string) => void;
  onClose: () => void;
}

/** Edits the values of an example event; the changes become part of the step's name. */
export function ChangeForm({ flow, moment, id, fields, before, names, onTake, onClose }: ChangeFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed>(before);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => form.current?.querySelector<HTMLElement>("[data-path]")?.focus(), []);

  const { changes, wrong } = draftOf(fields, typed);
  const name = writeStep({ id, changes });
  const offer = wrong.length === 0 ? offerAt(flow, moment, name) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLeft(new Set(fields.map(({ path }) => path)));
    if (wrong.length === 0) return offer?.isTaken ? onTake(name) : undefined;
    const field = form.current?.querySelector<HTMLElement>(`[data-path="${wrong[0]}"]`);
    field?.focus();
    field?.scrollIntoView({ block: "center" });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  const label = t("change.title", { name: names.event(id) });
  return (
    <Form ref={form} noValidate aria-label={label} onSubmit={submit} onKeyDown={press}>
      <ChangeGroups
        fields={fields}
        typed={typed}
        wrong={wrong}
        before={before}
        names={names}
        shown={wrong.filter((path) => left.has(path))}
        onType={(path, text) => setTyped({ ...typed, [path]: text })}
        onLeave={(path) => setLeft(new Set([...left, path]))}
      />
      <p>{t("change.note")}</p>
      <Foot>
        <Refusal role="status">{wrong.length === 0 ? refusalOf(t, names, offer) : ""}</Refusal>
        <Button type="submit" size="sm" icon={<Icon icon={Play} />}>
          {t("change.take")}
        </Button>
        <IconButton
          label={t("change.reset")}
          icon={<Icon icon={RotateCcw} size={16} />}
          size={36}
          title={t("change.reset")}
          onClick={() => setTyped({})}
        />
        <IconButton
          label={t("change.close")}
          icon={<Icon icon={X} size={16} />}
          size={36}
          title={t("change.close")}
          onClick={onClose}
        />
      </Foot>
    </Form>
  );
}
