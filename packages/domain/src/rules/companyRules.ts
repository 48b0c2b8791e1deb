import { object, string, type InferType, type StringSchema } from "yup";
import { legalForms } from "../company";
import { tidyText } from "../reference";
import { countries } from "../tables/countries";
import { city, companyName, street, zip } from "./addressAtoms";
import { atom, matching } from "./atom";
import { ruleMessage } from "./messages";

const longest = 70;
const longestZip = 16;
const longestWebsite = 200;
const longestDescription = 1_000;

const upTo = (limit: number, text: StringSchema) =>
  text.max(limit, ruleMessage("error.text.tooLong", { limit }));

/** Numbers in Latvia's Register of Enterprises have 11 digits. */
const numberPattern = (country: unknown) => (country === "LV" ? /^\d{11}$/ : /^[A-Z0-9][A-Z0-9\-/.]{2,29}$/);

const tidyNumber = (text: string) => tidyText(text).replace(/ /g, "").toUpperCase();

const registrationNumber = () =>
  atom(() => null, tidyNumber).test("number", function (text) {
    const { country } = this.parent as { country?: unknown };
    if (!text || numberPattern(country).test(text)) return true;
    return this.createError({ message: ruleMessage("error.registrationNumber.rule") });
  });

const website = () =>
  matching(
    /^(https?:\/\/)?([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,63}(:\d{1,5})?([/?#]\S*)?$/iu,
    ruleMessage("error.website.rule"),
    tidyText,
  );

const description = () =>
  atom((text) => (text.length < 10 ? ruleMessage("error.businessDescription.short") : null), tidyText);

const company = () =>
  object({
    name: upTo(longest, companyName()).required(ruleMessage("error.companyName.required")),
    registrationNumber: registrationNumber().required(ruleMessage("error.registrationNumber.required")),
    legalForm: string()
      .required(ruleMessage("error.legalForm.required"))
      .oneOf(legalForms, ruleMessage("error.legalForm.required")),
    country: string()
      .required(ruleMessage("error.country.required"))
      .oneOf(
        countries.map(({ code }) => code),
        ruleMessage("error.country.required"),
      ),
    city: upTo(longest, city()).required(ruleMessage("error.city.required")),
    street: upTo(longest, street()).required(ruleMessage("error.street.required")),
    zip: upTo(longestZip, zip()).required(ruleMessage("error.zip.required")),
    website: upTo(longestWebsite, website()),
    businessDescription: upTo(longestDescription, description()).required(
      ruleMessage("error.businessDescription.required"),
    ),
  });

/** Only the website is optional. */
export const companyRules = /* @__PURE__ */ company();
export type CompanyForm = InferType<typeof companyRules>;

const exposure = () =>
  object({
    isExposed: string()
      .required(ruleMessage("error.exposure.required"))
      .oneOf(["yes", "no"], ruleMessage("error.exposure.required")),
    details: string().when("isExposed", {
      is: "yes",
      then: () =>
        upTo(
          longestDescription,
          atom(() => null, tidyText),
        ).required(ruleMessage("error.exposureDetails.required")),
    }),
  });

/** Who it is, is required if the answer is yes. */
export const exposureRules = /* @__PURE__ */ exposure();
export type ExposureForm = InferType<typeof exposureRules>;
