// The EPC's geographical scope of the SEPA schemes: 41 countries since Serbia was admitted on 22 May 2025.
export const sepaCountries: readonly string[] = [
  ...["AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU"],
  ...["IE", "IT", "LT", "LU", "LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK"],
  ...["IS", "LI", "NO"],
  ...["AD", "CH", "GB", "MC", "SM", "VA"],
  ...["AL", "MD", "ME", "MK", "RS"],
];

// Gibraltar is in scope as a territory of the United Kingdom, yet its IBANs carry their own country code.
const territories = ["GI"];

/** Whether IBANs of this country code can be reached by SEPA payments. */
export const isSepaCountry = (code: string): boolean =>
  sepaCountries.includes(code) || territories.includes(code);
