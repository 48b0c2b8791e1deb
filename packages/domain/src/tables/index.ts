export { countries, type Country } from "./countries";
export { currencies, type Currency } from "./currencies";
export { ibanRegistry, type IbanFormat } from "./ibanRegistry";
export { isCountryCode } from "./isoCountries";
export { isSepaCountry, sepaCountries } from "./sepa";
