const exceptions: Readonly<Record<string, 0 | 3>> = {
  BHD: 3,
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  IQD: 3,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  PYG: 0,
  RWF: 0,
  TND: 3,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
};

/**
 * Decimals of a currency: 0, 2 or 3 (ISO 4217); 2 for an unknown code. Not from Intl: CLDR gives IQD no decimals where
 * ISO gives three.
 */
export const currencyDecimals = (currency: string): 0 | 2 | 3 =>
  Object.hasOwn(exceptions, currency) ? exceptions[currency]! : 2;
