import { lazyComponent } from "@amberline/ui/LazyComponent";
import { Skeleton } from "@amberline/ui/Skeleton";

const look = { waiting: () => <Skeleton shape="block" height="20rem" /> };

/** Parts of a company, loaded when first opened. */
export const DocumentsStep = lazyComponent(
  async () => ({ default: (await import("../documents/DocumentsPart")).DocumentsPart }),
  look,
);
export const MembersStep = lazyComponent(
  async () => ({ default: (await import("../members/MembersScreen")).MembersPart }),
  look,
);
export const ContractStep = lazyComponent(
  async () => ({ default: (await import("../contract/ContractScreen")).ContractPart }),
  look,
);
export const ReviewStep = lazyComponent(() => import("./ReviewStep"), look);

/** Preloads them after the first step has rendered. */
export const preloadParts = (): void =>
  [DocumentsStep, MembersStep, ContractStep, ReviewStep].forEach(({ preload }) => void preload());
