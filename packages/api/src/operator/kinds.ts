/** What can go wrong. `…After` lets the call do its work first, so that only the answer is lost or spoiled. */
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

/** Why photos are rejected. */
export const rejectReasons = [
  "photo_unreadable",
  "document_expired",
  "document_unsuitable",
  "face_differs",
  "not_original",
  "other",
] as const;
export type RejectReason = (typeof rejectReasons)[number];
