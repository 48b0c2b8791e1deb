import { OPERATOR_PATH } from "@amberline/api/operator";
import { type Hono } from "hono";
import { type Faults } from "../faults";
import { type Parts } from "../parts";
import { operatorApi } from "./api";
import { withApiHeaders } from "../http/headers";
import { type OperatorOptions } from "./sessions";
import { jsonOnly, sameOriginOnly } from "./guard";

export { firstInvitation } from "./invitations";
export { deleteEnded, type OperatorOptions } from "./sessions";

export function mountOperator(app: Hono, parts: Parts, faults: Faults, options: OperatorOptions): void {
  app.use(`${OPERATOR_PATH}/*`, withApiHeaders, sameOriginOnly, jsonOnly);
  app.route(OPERATOR_PATH, operatorApi(parts, faults, options));
}
