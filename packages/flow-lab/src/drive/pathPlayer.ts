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

/** Timers too short for a slow browser: the clock is stopped before they start. */
const SHORT = 20_000;

/** Leaf states by path in the chart, without the machine's id. */
export const leavesOf = (flow: AnyFlowDefinition, { snapshot }: Moment): string[] =>
  snapshot._nodes
    .filter(({ type }) => type === "atomic" || type === "final")
    .map(({ id }) => id.slice(flow.machine.id.length + 1));

/** The call of an answer; null for other events. */
export const answeredBy = (id: string) => /^([^=~+]+)=/.exec(id)?.[1] ?? null;

/** Plays a path step by step in the real app; the engine tells which calls each step starts. */
export class PathPlayer {
  /** Calls held before they start. */
  private readonly heldAhead = new Set<string>();

  private constructor(
    private readonly stage: Stage,
    private readonly drive: FlowDrive,
    private readonly flow: AnyFlowDefinition,
    private moment: Moment,
  ) {}

  /** Prepares the customer and the page for an input. */
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

  /** Plays one step: a customer's action, a held answer, or time. */
  async take(name: string): Promise<void> {
    const example = this.playable(name);
    const next = step(this.flow, this.moment, name);
    if (!next) throw new Error(`${name} means nothing here.`);
    const { id } = example ?? { id: name };
    const { clock } = this.stage.page;
    const passed = next.moment.now - this.moment.now;
    const call = answeredBy(id);

    // A request not held yet would be held by the next gate.
    if (call && this.stage.isHeld(call)) await this.stage.isAsked(call);
    const answer = call ? this.stage.letGo(call) : null;
    if (call && !(call in this.drive.requests)) this.stage.drawn(call);
    await this.expectCalls(next.moment);
    await this.standStill(next.moment);
    const play = example && this.drive.events[example.event.type];
    // Let time run, because a timer may fire more than once.
    if (passed > 0) await (/^\+\d/.test(name) ? clock.runFor(passed) : clock.fastForward(passed));
    else if (play) await play(this.stage, example);
    else {
      await this.drive.meanwhile?.[id]?.(this.stage);
      await answer?.();
    }
    this.moment = next.moment;
    await this.forgetCalls();
  }

  /** The event of a step, by example name. Throws for values that cannot be played in the real app. */
  private playable(name: string): ExampleEvent | null {
    const event = meant(this.flow, this.moment, name);
    const { id, changes } = readStep(name);
    const typed = (event && this.drive.typed?.[event.event.type]) ?? [];
    const other = changes.find(({ path }) => !typed.includes(path));
    if (other) throw new Error(`Nobody plays ${id} with another ${other.path} in the real app.`);
    return event && { ...event, id };
  }

  states(): string[] {
    return leavesOf(this.flow, this.moment);
  }

  /** Checks what is visible in a leaf state, which must be active. */
  async arrived(state: string): Promise<void> {
    const states = this.states();
    if (!states.includes(state))
      throw new Error(`The machine is in ${states.join(" and ")}, not in ${state}.`);
    await this.drive.arrived[state]?.(this.stage);
  }

  /** Calls that start by themselves: by a short timer, or after an answer that is not held. */
  private startedByItself(moment: Moment): string[] {
    const free = Object.keys(moment.snapshot.children).filter((call) => !(call in this.drive.requests));
    const given = new Set(free.map((call) => `${call}=${this.stage.coming(call)}`));
    const isDue = (id: string) => (dueOf(this.flow, moment, id) ?? Infinity) - moment.now < SHORT;
    return this.startedBy(moment, ({ id }) => given.has(id) || isDue(id));
  }

  /** Calls the page starts by itself. */
  private startedByPage(moment: Moment): string[] {
    const { byItself = [] } = this.drive;
    return this.startedBy(moment, ({ event }) => byItself.includes(event.type));
  }

  private startedBy(moment: Moment, isMeant: (example: ExampleEvent) => boolean): string[] {
    return choices(this.flow, moment)
      .filter(isMeant)
      .flatMap(({ id }) => step(this.flow, moment, id)?.moment.started ?? []);
  }

  /** Arranges the answers of calls that start now or by themselves, and holds their requests. */
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

  /** Holds calls the page may start at any time; a pending request is answered first. */
  private async holdAhead(call: string): Promise<void> {
    const names = this.drive.requests[call];
    if (!names || this.stage.isHeld(call)) return;
    this.heldAhead.add(call);
    await this.stage.hold(call, names, this.drive.own?.[call]);
  }

  /** Releases aborted calls. A drive releases its own. */
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
