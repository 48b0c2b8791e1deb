/**
 * What an operator may do: see everything, act for customers and about them, decide payments and book money, do what
 * only tests need (faults, the clock, codes), and invite other operators.
 */
export const rights = ["view", "support", "payments", "faults", "operators"] as const;
export type Right = (typeof rights)[number];

/** The `…After` kinds carry out the call first and only lose or spoil the answer. */
export const faultKinds = [
  "drop",
  "dropAfter",
  "status",
  "statusAfter",
  "malformed",
  "malformedAfter",
  "slow",
  "duplicate",
] as const;
export type FaultKind = (typeof faultKinds)[number];

export const photoParts = ["front", "back", "selfie"] as const;
export type PhotoPart = (typeof photoParts)[number];

export const rejectReasons = [
  "photo_unreadable",
  "document_expired",
  "document_unsuitable",
  "face_differs",
  "not_original",
  "other",
] as const;
export type RejectReason = (typeof rejectReasons)[number];
