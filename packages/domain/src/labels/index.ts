export { accountLabelLimit, labelKey, labelLimit, longestLabel, readLabels } from "./labels";
