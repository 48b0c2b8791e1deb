export { LabelsScreen, type LabelsScreenProps } from "./LabelsScreen";
export { wireLabels, type LabelsEvent } from "./labels.machine";
