import { type Hono } from "hono";
import { type Faults } from "../faults";
import { type Parts } from "../parts";
import { mountChats } from "./chatApi";
import { mountCompanies } from "./companyApi";
import { mountComplaints } from "./complaintApi";
import { mountCustomers } from "./customerApi";
import { mountLedger } from "./ledgerApi";
import { mountOutbox } from "./outboxApi";
import { mountPayments } from "./paymentApi";
import { mountOperators } from "./operatorsApi";
import { answerRefusals, createOperatorApi } from "./route";
import { mountSessions } from "./sessionApi";
import { operatorSessions, type OperatorOptions } from "./sessions";
import { mountOverview, mountTesting } from "./testingApi";
import { mountTrail } from "./trailApi";
import { mountVerifications } from "./verificationApi";
import { mountVerificationTesting } from "./verificationTesting";

/** The calls of the operator application, and those only tests use. */
export function operatorApi(parts: Parts, faults: Faults, options: OperatorOptions): Hono {
  const sessions = operatorSessions(parts, options);
  const { isTesting } = options;
  const { app, ...api } = createOperatorApi(parts, { isTesting, askerOf: sessions.askerOf });
  answerRefusals(app, parts);
  mountSessions(api, parts, { ...options, sessions });
  mountOperators(api, options);
  mountOverview(api, faults);
  mountCustomers(api, parts);
  mountPayments(api);
  mountVerificationTesting(api);
  mountVerifications(api);
  mountCompanies(api);
  mountChats(api);
  mountComplaints(api);
  mountOutbox(api);
  mountTrail(api);
  mountTesting(api, faults);
  mountLedger(api);
  app.notFound((context) => context.json({ err: "There is nothing at this address." }, 404));
  return app;
}
