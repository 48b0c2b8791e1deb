import { companyAnswersOf } from "./answers";

export const exampleAnswers = companyAnswersOf({
  name: "SIA Dzintara Krasts",
  registrationNumber: "40003888002",
  legalForm: "limited_liability",
  country: "LV",
  city: "Liepāja",
  street: "Jūras iela 4",
  zip: "LV-3401",
  website: "",
  businessDescription: "Dzintara rotu izgatavošana un tirdzniecība",
});
