import {
  type AnyFlowDefinition,
  begin,
  choices,
  dueOf,
  type ExampleEvent,
  meant,
  type Moment,
  readStep,
  step,
} from "../engine";
import type { FlowDrive } from "./flowDrive";
import type { Stage } from "./stage";

/** Timers that run out sooner than a slow browser may need: time stands still before they begin. */
const SHORT = 20_000;

/** Leaf states of a moment by their path in the chart, without the machine's id. */
export const leavesOf = (flow: AnyFlowDefinition, { snapshot }: Moment): string[] =>
  snapshot._nodes
    .filter(({ type }) => type === "atomic" || type === "final")
    .map(({ id }) => id.slice(flow.machine.id.length + 1));

/** The call an answer belongs to, null for what is no answer. */
export const answeredBy = (id: string) => /^([^=~+]+)=/.exec(id)?.[1] ?? null;

/** One path, played step by step in the real app while the engine says what each step starts. */
export class PathPlayer {
  /** Calls that are held already, though nothing has begun them. */
  private readonly heldAhead = new Set<string>();

  private constructor(
    private readonly stage: Stage,
    private readonly drive: FlowDrive,
    private readonly flow: AnyFlowDefinition,
    private moment: Moment,
  ) {}

  /** Brings the customer and the page into the situation of an input. */
  static async begin(
    stage: Stage,
    drive: FlowDrive,
    flow: AnyFlowDefinition,
    { input, answers }: { input: string; answers: readonly string[] },
  ) {
    const walk = new PathPlayer(stage, drive, flow, begin(flow, input));
    await stage.enter(answers);
    await walk.expectCalls(walk.moment);
    await drive.prepare[input]?.(stage);
    return walk;
  }

  /** Takes one step: an action of the customer's, the answer that was held, or time passing. */
  async take(name: string): Promise<void> {
    const example = this.playable(name);
    const next = step(this.flow, this.moment, name);
    if (!next) throw new Error(`${name} means nothing here.`);
    const { id } = example ?? { id: name };
    const { clock } = this.stage.page;
    const passed = next.moment.now - this.moment.now;
    const call = answeredBy(id);

    // A request that has not reached its gate yet would wait at the next one.
    if (call && this.stage.isHeld(call)) await this.stage.isAsked(call);
    const answer = call ? this.stage.letGo(call) : null;
    if (call && !(call in this.drive.requests)) this.stage.drawn(call);
    await this.expectCalls(next.moment);
    await this.standStill(next.moment);
    const play = example && this.drive.events[example.event.type];
    // Time that simply passes runs: a timer may be due more than once in it.
    if (passed > 0) await (/^\+\d/.test(name) ? clock.runFor(passed) : clock.fastForward(passed));
    else if (play) await play(this.stage, example);
    else {
      await this.drive.meanwhile?.[id]?.(this.stage);
      await answer?.();
    }
    this.moment = next.moment;
    await this.forgetCalls();
  }

  /** The event of a step, by its example's name. Throws when it carries what nobody can bring the real app to. */
  private playable(name: string): ExampleEvent | null {
    const event = meant(this.flow, this.moment, name);
    const { id, changes } = readStep(name);
    const typed = (event && this.drive.typed?.[event.event.type]) ?? [];
    const other = changes.find(({ path }) => !typed.includes(path));
    if (other) throw new Error(`Nobody plays ${id} with another ${other.path} in the real app.`);
    return event && { ...event, id };
  }

  /** Leaf states the machine is in now. */
  states(): string[] {
    return leavesOf(this.flow, this.moment);
  }

  /** Looks at what a person sees in a leaf state, which must be one the engine has come to. */
  async arrived(state: string): Promise<void> {
    const states = this.states();
    if (!states.includes(state))
      throw new Error(`The machine is in ${states.join(" and ")}, not in ${state}.`);
    await this.drive.arrived[state]?.(this.stage);
  }

  /** Calls that begin without a further step: by a timer soon due, or by an answer that nothing holds. */
  private startedByItself(moment: Moment): string[] {
    const free = Object.keys(moment.snapshot.children).filter((call) => !(call in this.drive.requests));
    const given = new Set(free.map((call) => `${call}=${this.stage.coming(call)}`));
    const isDue = (id: string) => (dueOf(this.flow, moment, id) ?? Infinity) - moment.now < SHORT;
    return this.startedBy(moment, ({ id }) => given.has(id) || isDue(id));
  }

  /** Calls the page begins without being asked. */
  private startedByPage(moment: Moment): string[] {
    const { byItself = [] } = this.drive;
    return this.startedBy(moment, ({ event }) => byItself.includes(event.type));
  }

  private startedBy(moment: Moment, isMeant: (example: ExampleEvent) => boolean): string[] {
    return choices(this.flow, moment)
      .filter(isMeant)
      .flatMap(({ id }) => step(this.flow, moment, id)?.moment.started ?? []);
  }

  /** Arranges the answers of the calls that begin with a moment, or will by themselves, and holds their requests. */
  private async expectCalls(next: Moment): Promise<void> {
    for (const call of new Set([...next.started, ...this.startedByItself(next)])) {
      const names = this.drive.requests[call];
      const isAhead = this.heldAhead.delete(call);
      if (this.stage.isHeld(call) && !isAhead) continue;
      const answer = names ? this.stage.drawn(call) : this.stage.coming(call);
      if (answer !== null) await this.drive.answers[call]?.[answer]?.(this.stage);
      if (names && !this.stage.isHeld(call)) await this.stage.hold(call, names, this.drive.own?.[call]);
    }
    for (const call of this.startedByPage(next)) await this.holdAhead(call);
  }

  /** Holds what the page may ask at any time. Its answer waits: the one to a request still on its way comes first. */
  private async holdAhead(call: string): Promise<void> {
    const names = this.drive.requests[call];
    if (!names || this.stage.isHeld(call)) return;
    this.heldAhead.add(call);
    await this.stage.hold(call, names, this.drive.own?.[call]);
  }

  /** Calls that were given up: nobody waits for them any more. What a drive holds for itself it lets go itself. */
  private async forgetCalls(): Promise<void> {
    const wanted = new Set([
      ...Object.keys(this.moment.snapshot.children),
      ...this.startedByItself(this.moment),
      ...this.startedByPage(this.moment),
    ]);
    const ofChart = this.stage.heldCalls().filter((call) => call in this.drive.requests);
    for (const call of ofChart) {
      if (wanted.has(call)) continue;
      this.heldAhead.delete(call);
      await this.stage.letGo(call)();
    }
  }

  private async standStill({ timers, now }: Moment): Promise<void> {
    const isShort = timers.some(({ due }) => due - now < SHORT);
    await (isShort ? this.stage.standStill() : this.stage.goOn());
  }
}
