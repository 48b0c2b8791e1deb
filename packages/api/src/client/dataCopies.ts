import type { ResponseOf } from "../contract";
import { dataCopyFile, dataCopyList, dataCopyOrder } from "../contract/dataCopies";
import { proven, type ProveAgain } from "./identity";
import type { ClientFile, DataCopies } from "./model";
import { mapOutcome, type Outcome } from "./outcome";
import { readInstant, translated } from "./translateAccount";
import type { RequestOptions, Send } from "./transport";

const readCopies = ({ data, may_order: mayOrder }: ResponseOf<typeof dataCopyList>): DataCopies => ({
  copies: data.map((wire) => ({
    id: wire.id,
    state: wire.state,
    orderedAt: readInstant(wire.ordered_at),
    until: wire.until === null ? null : readInstant(wire.until),
    size: wire.size,
  })),
  mayOrder,
});

/** Of the login. */
export const dataCopyCalls = (send: Send, proveAgain: ProveAgain = async () => false) => ({
  async dataCopies(options: RequestOptions = {}): Promise<Outcome<DataCopies>> {
    return translated(await send(dataCopyList, {}, options), readCopies);
  },

  /** The same key again is the same order. */
  async orderDataCopy(key: string, options: RequestOptions = {}): Promise<Outcome<DataCopies>> {
    return translated(await send(dataCopyOrder, { key }, options), readCopies);
  },

  async downloadDataCopy(id: string, options: RequestOptions = {}): Promise<Outcome<ClientFile>> {
    const asked = { act: "dataCopyFile", subject: id } as const;
    const read = () => send(dataCopyFile, { id }, options);
    // The transport has read the whole file; only a provider streams.
    return mapOutcome(await proven(proveAgain, asked, read, options), ({ name, content }) => ({
      name,
      content: content as Blob,
    }));
  },
});

export type DataCopyClient = ReturnType<typeof dataCopyCalls>;
