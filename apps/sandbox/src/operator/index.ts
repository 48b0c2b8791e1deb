import { OPERATOR_PATH } from "@amberline/api/operator";
import { type Hono } from "hono";
import { type Faults } from "../faults";
import { type Parts } from "../parts";
import { operatorApi } from "./api";
import { withApiHeaders } from "../http/headers";
import { sameOriginOnly } from "./guard";

export function mountOperator(app: Hono, parts: Parts, faults: Faults): void {
  app.use(`${OPERATOR_PATH}/*`, withApiHeaders, sameOriginOnly);
  app.route(OPERATOR_PATH, operatorApi(parts, faults));
}
