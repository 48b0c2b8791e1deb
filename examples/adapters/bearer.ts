// The provider wants its token as `Authorization: Bearer`.
import { byBearer } from "@amberline/api/adapter";
import type { Adapters } from "@amberline/bank/adapters";

export const adapters: Adapters = { fetch: byBearer((...request) => fetch(...request)) };
