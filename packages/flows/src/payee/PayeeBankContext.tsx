import {
  useEffect,
  useRef,
  useState,
  createContext,
  use,
  type ComponentProps,
  type SubmitEvent,
} from "react";
import type { PayeeBank } from "@amberline/api/client";
import { validateIban } from "@amberline/domain/iban";
import { useAfterPress } from "@amberline/ui/form/frame";
import { useForm } from "react-final-form";
import { FormFrame } from "../parts";

/** Finds the bank of an account; null if the directory has none, undefined if it did not respond. */
export type FindBank = (iban: string, signal: AbortSignal) => Promise<PayeeBank | null | undefined>;

const PATIENCE = 150;

/** Looks up the bank when typing pauses. Returns a function that cancels. */
function ask(iban: string, findBank: FindBank, answer: (bank: PayeeBank | null | undefined) => void) {
  const question = new AbortController();
  const timer = setTimeout(() => {
    void findBank(iban, question.signal).then((bank) => {
      if (!question.signal.aborted) answer(bank);
    });
  }, PATIENCE);
  return () => {
    clearTimeout(timer);
    question.abort();
  };
}

interface Found {
  /** The complete IBAN whose bank is looked up; null without one. */
  iban: string | null;
  /** Undefined while unknown, null when the directory has none or did not answer. */
  bank: PayeeBank | null | undefined;
  isOutsideSepa: boolean;
  /** Set if the directory did not respond; starts another lookup and returns it. */
  askAgain?: () => Found;
}

/** Without an account in the form. */
const nothingFound: Found = { iban: null, bank: undefined, isOutsideSepa: false };

/**
 * Looks up a completely typed account. Subscribes to the form outside React, so that a keystroke renders the account field
 * alone.
 */
function usePayeeBank(findBank: FindBank): Found {
  const form = useForm();
  const afterPress = useAfterPress();
  const [found, setFound] = useState(nothingFound);

  useEffect(() => {
    // The answer moves what is below it.
    const findAfterPress: FindBank = async (iban, signal) => {
      const bank = await findBank(iban, signal);
      await new Promise<void>(afterPress);
      return bank;
    };
    let asked: string | null = null;
    let forget = () => {};
    const look = (text: string | undefined) => {
      const checked = validateIban(text ?? "");
      const iban = checked.ok ? checked.iban : null;
      if (iban === asked) return;
      asked = iban;
      forget();
      const isOutsideSepa = checked.ok && !checked.isSepa;
      const askFor = (complete: string): Found => {
        const question = { iban, bank: undefined, isOutsideSepa };
        const askAgain = () => askFor(complete);
        setFound(question);
        forget = ask(complete, findAfterPress, (bank) =>
          setFound(bank === undefined ? { ...question, bank: null, askAgain } : { ...question, bank }),
        );
        return question;
      };
      if (iban) askFor(iban);
      else setFound({ iban, bank: undefined, isOutsideSepa });
    };
    const leave = form.registerField("account", ({ value }) => look(value as string | undefined), {
      value: true,
    });
    return () => {
      leave();
      forget();
    };
  }, [form, findBank, afterPress]);

  return found;
}

const PayeeBankContext = createContext<Found & { isAwaited: boolean }>({ ...nothingFound, isAwaited: false });

/**
 * Holds a submit that comes before the bank's BIC and continues once the BIC is filled in, unless the account has changed.
 * If the directory did not respond, each submit starts another lookup.
 */
function useHeldSubmit(found: Found) {
  const form = useForm();
  const [awaited, setAwaited] = useState<Found | null>(null);
  const pressed = useRef<HTMLElement>(null);
  const goesOn = useRef(false);
  useEffect(() => {
    const button = pressed.current;
    if (!button || awaited === found) return;
    pressed.current = null;
    if (awaited?.iban !== found.iban) return;
    // `flushSync`, which opens a field during a submit, is not allowed inside an effect.
    queueMicrotask(() => {
      goesOn.current = true;
      button.click();
      goesOn.current = false;
    });
  }, [awaited, found]);

  const hold = (event: SubmitEvent<HTMLFormElement>) => {
    const button = event.nativeEvent.submitter;
    const { iban, bank, askAgain } = found;
    const isUnknown = iban !== null && (bank === undefined || askAgain !== undefined);
    if (!isUnknown || goesOn.current || !button || form.getFieldState("bic")?.value) return;
    event.preventDefault();
    event.stopPropagation();
    pressed.current = button;
    setAwaited(askAgain ? askAgain() : found);
  };
  return { isAwaited: awaited === found, hold };
}

type PayeeFrameProps = ComponentProps<typeof FormFrame> & { findBank: FindBank };

/** A form with one payee: looks up the bank of its account once; the fields inside share the result. */
export function PayeeFrame({ findBank, ...props }: PayeeFrameProps) {
  const found = usePayeeBank(findBank);
  const { isAwaited, hold } = useHeldSubmit(found);
  return (
    <PayeeBankContext value={{ ...found, isAwaited }}>
      <FormFrame {...props} onSubmitCapture={hold} />
    </PayeeBankContext>
  );
}

/** Whether the form was submitted and waits for the BIC. */
export const useIsBankAwaited = () => use(PayeeBankContext).isAwaited;

/** Bank of the form's account: undefined while loading, null if not in the directory. */
export const useBankInForm = () => use(PayeeBankContext).bank;

/** Whether the account is complete and its bank is still being looked up. */
export function useIsBankAsked() {
  const { iban, bank } = use(PayeeBankContext);
  return iban !== null && bank === undefined;
}

/** Whether the directory did not answer for the form's account. */
export const useIsDirectorySilent = () => use(PayeeBankContext).askAgain !== undefined;

/** Whether the form's account is known to be unreachable by SEPA. */
export function useIsOutOfReach() {
  const { bank, isOutsideSepa } = use(PayeeBankContext);
  return isOutsideSepa || (!!bank && !bank.takesInstant && !bank.takesCredit);
}
