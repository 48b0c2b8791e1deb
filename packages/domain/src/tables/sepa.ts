const eeaCountries: readonly string[] = [
  ...["AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU"],
  ...["IE", "IT", "LT", "LU", "LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK"],
  ...["IS", "LI", "NO"],
];

// The EPC's geographical scope of the SEPA schemes: 41 countries since Serbia was admitted on 22 May 2025.
export const sepaCountries: readonly string[] = [
  ...eeaCountries,
  ...["AD", "CH", "GB", "MC", "SM", "VA"],
  ...["AL", "MD", "ME", "MK", "RS"],
];

// Gibraltar is in scope as a territory of the United Kingdom, yet its IBANs carry their own country code.
const territories = ["GI"];

/** Whether IBANs of a country can be reached by SEPA payments. */
export const isSepaCountry = (code: string): boolean =>
  sepaCountries.includes(code) || territories.includes(code);

/** Within the European Economic Area an IBAN is enough to find the bank. */
export const isEeaCountry = (code: string): boolean => eeaCountries.includes(code);
