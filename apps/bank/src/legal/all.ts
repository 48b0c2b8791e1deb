/** The texts that the law wants, in each language. */
export const en = () => import("./en");
export const de = () => import("./de");
export const lv = () => import("./lv");
