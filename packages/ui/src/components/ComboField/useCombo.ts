import { useState, type FormEvent, type KeyboardEvent } from "react";
import { isComposing } from "../TextField/isComposing";
import { clearOption, meantOption, searchOptions, type ComboOption } from "./searchOptions";

interface Search {
  options: readonly ComboOption[];
  value: string | null;
  onChange: (change: { value: string | null }) => void;
  /** Read-only or disabled: the list stays closed. */
  isInert: boolean;
}

/** Typed text and the value at that time; a value changed from outside discards the text. */
interface Typed {
  text: string;
  over: string | null;
}

/** Autofill by a browser or a password manager has no `inputType`, or says that it replaces the text. */
const isFilledIn = ({ inputType }: InputEvent) => !inputType || inputType === "insertReplacementText";

/**
 * State of the combobox: the text, its matches and the active option. Focus never leaves the input, and the value
 * follows every keystroke, because a form can be submitted without a blur.
 */
export function useCombo({ options, value, onChange, isInert }: Search) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [activeId, setActive] = useState<string | null>(null);
  const written = typed?.over === value ? typed.text : null;
  const chosen = options.find(({ id }) => id === value);
  const found = written === null ? [...options] : searchOptions(options, written);
  const active = found.find(({ id }) => id === activeId);

  const take = (next: string | null, text: string | null) => {
    setTyped(text === null ? null : { text, over: next });
    if (next !== value) onChange({ value: next });
  };
  const close = () => setOpen(false);
  const choose = (id: string) => {
    take(id, null);
    close();
  };
  const settle = (text: string) => {
    const meant = meantOption(options, text);
    take(meant?.id ?? null, meant ? null : text);
    close();
  };
  const leave = () => (written === null ? close() : settle(written));
  const open = (at: string | null) => {
    if (isInert) return;
    setOpen(true);
    setActive(at);
  };
  const write = (event: FormEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value;
    if (isFilledIn(event.nativeEvent as InputEvent)) return settle(text);
    take(clearOption(options, text)?.id ?? null, text);
    open(text === "" ? null : (searchOptions(options, text)[0]?.id ?? null));
  };
  const move = (step: 1 | -1) => {
    if (!isOpen) return open(chosen?.id ?? found.at(step === 1 ? 0 : -1)?.id ?? null);
    const from = active ?? chosen;
    const at = from && found.includes(from) ? found.indexOf(from) + step : step === 1 ? 0 : -1;
    setActive(found.at(at % found.length)?.id ?? null);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    }
    if (event.key === "Escape" && isOpen) {
      event.stopPropagation();
      close();
    }
    if (event.key !== "Enter" && event.key !== "Tab") return;
    if (!isOpen || !active) return leave();
    if (event.key === "Enter") event.preventDefault();
    choose(active.id);
  };
  return {
    text: written ?? chosen?.label ?? "",
    isSearching: isOpen && written !== null && written !== "",
    isOpen,
    found,
    active: isOpen ? active : undefined,
    open: () => open(null),
    close,
    choose,
    write,
    leave,
    press,
  };
}
