// A program that translates with i18next itself, by keys of its own.
import i18next from "i18next";

declare module "i18next" {
  interface CustomTypeOptions {
    resources: { translation: { "my.own.key": string } };
  }
}

export const own: string = i18next.t("my.own.key");
