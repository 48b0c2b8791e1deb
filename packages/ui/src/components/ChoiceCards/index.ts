export { ChoiceCards, type Choice, type ChoiceCardsProps } from "./ChoiceCards";
