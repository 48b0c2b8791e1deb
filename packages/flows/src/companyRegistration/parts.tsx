import { lazy } from "react";

const loadDocuments = () => import("../documents/DocumentsPart");
const loadMembers = () => import("../members/MembersScreen");
const loadContract = () => import("../contract/ContractScreen");
const loadReview = () => import("./ReviewStep");

/** The parts of a company, loaded when their step is first opened. */
export const DocumentsStep = lazy(async () => ({ default: (await loadDocuments()).DocumentsPart }));
export const MembersStep = lazy(async () => ({ default: (await loadMembers()).MembersPart }));
export const ContractStep = lazy(async () => ({ default: (await loadContract()).ContractPart }));
export const ReviewStep = lazy(loadReview);

/** Loads them ahead, once the first step is there. One that fails is loaded again when it is wanted. */
export const preloadParts = (): Promise<unknown> =>
  Promise.allSettled([loadDocuments(), loadMembers(), loadContract(), loadReview()]);
