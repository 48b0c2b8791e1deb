import { Hono, type Context } from "hono";
import { ValidationError } from "yup";
import { setClearingPaused } from "../clearing";
import { type Faults } from "../faults";
import { type Parts } from "../parts";
import { operatorApi } from "./api";
import { shiftable } from "./clock";
import { mountCompanyPages } from "./companyPages";
import { mountCustomerPages } from "./customerPage";
import { customersPage } from "./customersPage";
import { decide, giveBack, isDecision } from "./decide";
import { readFault } from "./faultPlan";
import { sameOriginOnly, withPageHeaders } from "./guard";
import { letArrive, runCycle, takeFee, wantedFee, wantedIncoming } from "./moves";
import { directoryPage, faultsPage, outboxPage } from "./otherPages";
import { paymentsPage } from "./paymentsPage";
import { operatorStyle } from "./style";
import { mountVerificationPages } from "./verificationPages";

const formOf = async (context: Context) => Object.fromEntries(await context.req.formData());

/** Pages and calls for whoever tries the bank out: codes, outbox, payments, faults, clock. */
export function mountOperator(app: Hono, parts: Parts, faults: Faults): void {
  const { db, clock } = parts;
  const pages = new Hono();
  pages.use(withPageHeaders, sameOriginOnly);

  pages.get("/style.css", (context) =>
    context.body(operatorStyle, 200, { "Content-Type": "text/css; charset=UTF-8" }),
  );
  pages.get("/", async (context) => context.html(await customersPage(db, clock.now())));
  mountCustomerPages(pages, parts);
  pages.get("/payments", async (context) => context.html(await paymentsPage(db, clock.now())));
  pages.get("/outbox", async (context) => context.html(await outboxPage(db, clock.now())));
  pages.get("/directory", (context) => context.html(directoryPage(clock.now())));
  pages.get("/faults", (context) =>
    context.html(faultsPage(faults, { now: clock.now(), shiftMs: shiftable(clock)?.shiftMs() ?? null })),
  );

  pages.post("/payments/:id/:decision", async (context) => {
    const { id, decision } = context.req.param();
    if (decision === "return") await giveBack(parts, id);
    else if (isDecision(decision)) await decide(parts, id, decision);
    return context.redirect("/sandbox/payments", 303);
  });
  pages.post("/clearing", async (context) => {
    await setClearingPaused(db, (await formOf(context))["paused"] === "yes");
    return context.redirect("/sandbox/payments", 303);
  });
  pages.post("/clearing/run", async (context) => {
    await runCycle(parts);
    return context.redirect("/sandbox/payments", 303);
  });
  pages.post("/incoming", async (context) => {
    await letArrive(parts, wantedIncoming.validateSync(await formOf(context), { stripUnknown: true }));
    return context.redirect("/sandbox/payments", 303);
  });
  pages.post("/fees", async (context) => {
    const charged = await takeFee(
      parts,
      wantedFee.validateSync(await formOf(context), { stripUnknown: true }),
    );
    if (!charged.ok) throw new ValidationError("The account does not hold that much.");
    return context.redirect("/sandbox/payments", 303);
  });
  pages.post("/faults", async (context) => {
    faults.plan(readFault(await formOf(context)));
    return context.redirect("/sandbox/faults", 303);
  });
  pages.post("/faults/clear", (context) => {
    faults.clear();
    return context.redirect("/sandbox/faults", 303);
  });
  pages.post("/clock", async (context) => {
    const movable = shiftable(clock);
    const ms = Number((await formOf(context))["ms"]);
    if (movable && Number.isSafeInteger(ms)) await movable.shiftBy(ms === 0 ? -movable.shiftMs() : ms);
    return context.redirect("/sandbox/faults", 303);
  });

  mountVerificationPages(pages, parts);
  mountCompanyPages(pages, parts);
  pages.route("/api", operatorApi(parts, faults));
  pages.onError((error, context) => {
    if (error instanceof ValidationError) return context.text(error.errors.join(" "), 400);
    throw error;
  });
  app.route("/sandbox", pages);
}
