export interface ShellDialogProps {
  onClosed: () => void;
}
