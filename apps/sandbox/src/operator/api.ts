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
  mountOperators(api, parts, options);
  mountOverview(api, parts, faults);
  mountCustomers(api, parts);
  mountPayments(api, parts);
  mountVerificationTesting(api, parts);
  mountVerifications(api, parts);
  mountCompanies(api, parts);
  mountChats(api, parts);
  mountComplaints(api, parts);
  mountOutbox(api, parts);
  mountTrail(api, parts);
  mountTesting(api, parts, faults);
  mountLedger(api, parts);
  app.notFound((context) => context.json({ err: "There is nothing at this address." }, 404));
  return app;
}
