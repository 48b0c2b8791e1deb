export { Row, Stack, type RowProps, type StackProps } from "./Stack";
export { type LayoutElement, type MaxWidth, type Space } from "./spaces";
