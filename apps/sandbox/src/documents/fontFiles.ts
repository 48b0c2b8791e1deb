import { type Weight } from "./pdf/textShaping";

/** Each weight's file in the package of the fonts. */
export const fontFiles: Readonly<Record<Weight, string>> = {
  regular: "400Regular/Inter_400Regular.ttf",
  medium: "500Medium/Inter_500Medium.ttf",
  strong: "600SemiBold/Inter_600SemiBold.ttf",
};
