import { lazyComponent } from "@amberline/ui/LazyComponent";
import { Skeleton } from "@amberline/ui/Skeleton";

const look = { waiting: () => <Skeleton shape="block" height="20rem" /> };

/** The parts of a company, loaded when their step is first opened. */
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

/** Loads them ahead, once the first step is there. */
export const preloadParts = (): void =>
  [DocumentsStep, MembersStep, ContractStep, ReviewStep].forEach(({ preload }) => void preload());
