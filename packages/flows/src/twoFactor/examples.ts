/** Both forms of a provider's set-up secret. */
export const exampleSecret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

export const exampleCodes = [
  "7K2MPQ",
  "9XW4TD",
  "B3HNVR",
  "C8QZ5L",
  "D6FYJ2",
  "E4SRWG",
  "F9MTXK",
  "G5DPHV",
  "H2LCNB",
  "J7VKQY",
];
