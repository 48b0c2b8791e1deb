import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { calls, BASE_PATH, type CallName } from "@amberline/api/contract";
import { createGate } from "../browser/gate";
import { pause } from "../browser/passingTime";
import { type Customer, type Operator } from "../browser/operator";
import { onScreen, type Screen } from "../browser/screens";
import { type Language } from "../browser/words";

/** A fault for this browser's requests; see the sandbox's faults. */
export interface PlannedFault {
  call: CallName;
  fault: "drop" | "dropAfter" | "status" | "statusAfter" | "malformed" | "malformedAfter" | "slow";
  times?: number;
  status?: number;
  /** For `slow`, milliseconds. */
  ms?: number;
}

const isPath = (name: string): name is `/${string}` => name.startsWith("/");

/** The real app in a browser, the real sandbox, and the customer. */
export class Stage {
  readonly screen: Screen;
  /** The customer, once `prepare` has created one. */
  customer: Customer | null = null;
  /** Notes of this walk, such as the payee chosen for the expected name check. */
  readonly notes = new Map<string, string>();
  private readonly visitor = randomUUID();
  private readonly held = new Map<string, () => Promise<void>>();
  private readonly passes = new Map<string, number>();
  private readonly waiting = new Map<string, number>();
  private answers: string[] = [];
  private isStill = false;

  constructor(
    readonly page: Page,
    readonly operator: Operator,
    readonly request: APIRequestContext,
    readonly language: Language = "en",
  ) {
    this.screen = onScreen(page, language);
  }

  /** Identifies this browser to the sandbox, so that faults affect no other. */
  async enter(answers: readonly string[]): Promise<void> {
    this.answers = [...answers];
    await this.page.context().setExtraHTTPHeaders({ "X-Sandbox-Visitor": this.visitor });
    await this.page.clock.install();
  }

  /** The customer. Throws if there is none yet. */
  get who(): Customer {
    if (!this.customer) throw new Error("Nobody was prepared.");
    return this.customer;
  }

  /** The next expected answer of a call, without the call's name; null if none. */
  coming(call: string): string | null {
    return this.answers.find((answer) => answer.startsWith(`${call}=`))?.slice(call.length + 1) ?? null;
  }

  /** Whether an answer is still expected, by the names of call and answer. */
  isToCome(answer: string): boolean {
    return this.answers.includes(answer);
  }

  /** Removes it from the expected answers. */
  drawn(call: string): string | null {
    const answer = this.coming(call);
    if (answer !== null) this.answers.splice(this.answers.indexOf(`${call}=${answer}`), 1);
    return answer;
  }

  /** Makes this browser's next requests of a call fail. */
  async meets(...faults: PlannedFault[]): Promise<void> {
    const planned = faults.map((fault) => ({ ...fault, visitor: this.visitor }));
    await this.operator.planFaults(planned);
  }

  /** Whether requests of a chart's call are held, or will be. */
  isHeld(call: string): boolean {
    return this.held.has(call);
  }

  /**
   * Holds requests in the browser until they are let go, by the name of their call in the chart, or by one the chart does
   * not have. `isMeant` picks them by what they send.
   */
  async hold(
    call: string,
    names: readonly (CallName | `/${string}`)[],
    isMeant: (sent: string) => boolean = () => true,
  ): Promise<void> {
    const gate = createGate();
    const context = this.page.context();
    const paths = new Set(names.map((name) => (isPath(name) ? name : BASE_PATH + calls[name].path)));
    const isOfCall = ({ pathname }: URL) => paths.has(pathname);
    await context.route(isOfCall, async (route) => {
      if (isMeant(route.request().postData() ?? "") && !this.takesPass(call)) {
        this.waiting.set(call, this.waitingOf(call) + 1);
        await gate.opened;
      }
      await route.fallback();
    });
    this.held.set(call, async () => {
      gate.open();
      await context.unroute(isOfCall);
    });
  }

  /** Stops holding a call; the returned function releases waiting requests. */
  letGo(call: string): () => Promise<void> {
    const open = this.held.get(call);
    this.held.delete(call);
    this.waiting.delete(call);
    return async () => open?.();
  }

  private waitingOf(call: string): number {
    return this.waiting.get(call) ?? 0;
  }

  /** Waits until a held call was made, for calls with no visible effect. */
  isAsked(call: string): Promise<void> {
    const looks = { message: `${call} is asked`, intervals: [50] };
    return expect.poll(() => this.waitingOf(call), looks).toBeGreaterThan(0);
  }

  /** Lets the next request of a held call through, if it belongs to another caller. */
  letPass(call: string): void {
    this.passes.set(call, (this.passes.get(call) ?? 0) + 1);
  }

  private takesPass(call: string): boolean {
    const left = this.passes.get(call) ?? 0;
    this.passes.set(call, Math.max(0, left - 1));
    return left > 0;
  }

  /** Stops the page's clock. */
  async standStill(): Promise<void> {
    if (this.isStill) return;
    this.isStill = true;
    await pause(this.page);
  }

  /** Restarts the page's clock. */
  async goOn(): Promise<void> {
    if (!this.isStill) return;
    this.isStill = false;
    await this.page.clock.resume();
  }

  /** Calls that are held. */
  heldCalls(): string[] {
    return [...this.held.keys()];
  }
}

type Arranges = (stage: Stage) => Promise<void>;

/** Every failure of a call, arranged at the sandbox beforehand; of several calls, for whichever is made. */
export function failuresOf(...names: CallName[]): Record<string, Arranges> {
  const by = (fault: PlannedFault["fault"], status?: number): Arranges => {
    return (stage) => stage.meets(...names.map((call) => ({ call, fault, ...(status ? { status } : {}) })));
  };
  const statuses = [401, 403, 404, 408, 500].map((status) => [String(status), by("status", status)] as const);
  return { net: by("drop"), malformed: by("malformed"), ...Object.fromEntries(statuses) };
}
