import { tariffs } from "../contract/tariffs";
import type { Tariff } from "./model";
import type { Outcome } from "./outcome";
import { readMoney, translated } from "./translateAccount";
import type { RequestOptions, Send } from "./transport";

/** The price list; nobody has to be signed in. */
export const readTariffs = async (
  send: Send,
  options: RequestOptions = {},
): Promise<Outcome<readonly Tariff[]>> =>
  translated(await send(tariffs, {}, options), ({ data }) =>
    data.map((wire) => ({
      id: wire.tariff,
      name: wire.tariff_name,
      isForConsumers: wire.for_consumers,
      fees: Object.fromEntries(wire.fees.map(({ service, fee }) => [service, readMoney(fee, "EUR")])),
    })),
  );
