/** What a dialog of the shell is given. */
export interface ShellDialogProps {
  onClosed: () => void;
}
