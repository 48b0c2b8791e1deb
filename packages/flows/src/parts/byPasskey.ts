import { useField } from "react-final-form";

/** A field of the form: whether a passkey is asked, so that there is no code to submit. */
export const BY_PASSKEY = "byPasskey";

export const useByPasskey = (): boolean =>
  useField<boolean | undefined>(BY_PASSKEY, { subscription: { value: true } }).input.value === true;
