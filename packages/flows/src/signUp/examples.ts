import type { SignUpDetails } from "./signUp.machine";

/** A completed form. */
export const exampleDetails: SignUpDetails = {
  firstName: "Anna",
  lastName: "Bērziņa",
  email: "anna@example.lv",
  phone: "20 000 001",
  country: "LV",
  city: "Rīga",
  zip: "LV-1010",
  street: "Brīvības iela 1",
  password: "Zils-ezis-7",
  passwordRepeat: "Zils-ezis-7",
  agree: true,
};
