import { email, password } from "@amberline/domain/rules";

const emailRule = email().required();
const passwordRule = password().required();

export const isEmail = (text: string): boolean => emailRule.isValidSync(text);

export const isPassword = (text: string): boolean => passwordRule.isValidSync(text);
