export { FeeYearsDialog, type FeeYearsDialogProps } from "./FeeYearsDialog";
