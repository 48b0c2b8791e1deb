// Two of the examples in one bank, as adapted.spec.ts has it built.
import type { Adapters } from "@amberline/bank/adapters";
import { adapters as measured } from "../examples/adapters/analytics";
import { adapters as asked } from "../examples/adapters/openBank";

export const adapters: Adapters = { ...asked, ...measured };
