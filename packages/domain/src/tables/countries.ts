/** A country customers may live in. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** ISO 3166-1 alpha-3. */
  alpha3: string;
  /** In English; screens translate country names with Intl.DisplayNames. */
  name: string;
  /** With its plus sign. */
  dialPrefix: string;
}

// The United Kingdom, the 27 EU member states, Iceland, Liechtenstein, Norway and Switzerland.
export const countries: readonly Country[] = [
  { code: "AT", alpha3: "AUT", name: "Austria", dialPrefix: "+43" },
  { code: "BE", alpha3: "BEL", name: "Belgium", dialPrefix: "+32" },
  { code: "BG", alpha3: "BGR", name: "Bulgaria", dialPrefix: "+359" },
  { code: "HR", alpha3: "HRV", name: "Croatia", dialPrefix: "+385" },
  { code: "CY", alpha3: "CYP", name: "Cyprus", dialPrefix: "+357" },
  { code: "CZ", alpha3: "CZE", name: "Czechia", dialPrefix: "+420" },
  { code: "DK", alpha3: "DNK", name: "Denmark", dialPrefix: "+45" },
  { code: "EE", alpha3: "EST", name: "Estonia", dialPrefix: "+372" },
  { code: "FI", alpha3: "FIN", name: "Finland", dialPrefix: "+358" },
  { code: "FR", alpha3: "FRA", name: "France", dialPrefix: "+33" },
  { code: "DE", alpha3: "DEU", name: "Germany", dialPrefix: "+49" },
  { code: "GR", alpha3: "GRC", name: "Greece", dialPrefix: "+30" },
  { code: "HU", alpha3: "HUN", name: "Hungary", dialPrefix: "+36" },
  { code: "IS", alpha3: "ISL", name: "Iceland", dialPrefix: "+354" },
  { code: "IE", alpha3: "IRL", name: "Ireland", dialPrefix: "+353" },
  { code: "IT", alpha3: "ITA", name: "Italy", dialPrefix: "+39" },
  { code: "LV", alpha3: "LVA", name: "Latvia", dialPrefix: "+371" },
  { code: "LI", alpha3: "LIE", name: "Liechtenstein", dialPrefix: "+423" },
  { code: "LT", alpha3: "LTU", name: "Lithuania", dialPrefix: "+370" },
  { code: "LU", alpha3: "LUX", name: "Luxembourg", dialPrefix: "+352" },
  { code: "MT", alpha3: "MLT", name: "Malta", dialPrefix: "+356" },
  { code: "NL", alpha3: "NLD", name: "Netherlands", dialPrefix: "+31" },
  { code: "NO", alpha3: "NOR", name: "Norway", dialPrefix: "+47" },
  { code: "PL", alpha3: "POL", name: "Poland", dialPrefix: "+48" },
  { code: "PT", alpha3: "PRT", name: "Portugal", dialPrefix: "+351" },
  { code: "RO", alpha3: "ROU", name: "Romania", dialPrefix: "+40" },
  { code: "SK", alpha3: "SVK", name: "Slovakia", dialPrefix: "+421" },
  { code: "SI", alpha3: "SVN", name: "Slovenia", dialPrefix: "+386" },
  { code: "ES", alpha3: "ESP", name: "Spain", dialPrefix: "+34" },
  { code: "SE", alpha3: "SWE", name: "Sweden", dialPrefix: "+46" },
  { code: "CH", alpha3: "CHE", name: "Switzerland", dialPrefix: "+41" },
  { code: "GB", alpha3: "GBR", name: "United Kingdom", dialPrefix: "+44" },
];
