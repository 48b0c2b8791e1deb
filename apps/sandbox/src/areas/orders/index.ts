import { calls } from "@amberline/api/contract";
import { normaliseIban } from "@amberline/domain/iban";
import { findBank } from "../../clearing";
import { type Handle } from "../../http/handle";
import { type Parts } from "../../parts";
import { createOrder } from "./create";
import { exportOrders } from "./export";
import { listOrders, listVersion } from "./list";

export function mountOrders(handle: Handle, parts: Parts): void {
  handle.session(calls.orderList, listOrders(parts), { version: listVersion(parts) });
  handle.session(calls.orderExport, exportOrders(parts));
  handle.session(calls.orderCreate, createOrder(parts));
  handle.session(calls.payeeBank, async ({ request }) => {
    const bank = await findBank(parts.db, { iban: normaliseIban(request.account) });
    return {
      data:
        bank === undefined
          ? null
          : {
              bic: bank.bic,
              bank_name: bank.name,
              country: bank.country,
              instant: bank.takes_instant,
              credit: bank.takes_credit,
            },
    };
  });
}
