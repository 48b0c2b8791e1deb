export { ChoiceChips, type ChipOption, type ChoiceChipsProps } from "./ChoiceChips";
