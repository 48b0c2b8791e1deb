import { type Weight } from "./pdf/textShaping";

/** Files of the font package. */
export const fontFiles: Readonly<Record<Weight, string>> = {
  regular: "400Regular/Inter_400Regular.ttf",
  medium: "500Medium/Inter_500Medium.ttf",
  strong: "600SemiBold/Inter_600SemiBold.ttf",
};
