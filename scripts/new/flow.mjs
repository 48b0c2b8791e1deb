import { before, withTexts } from "./edit.mjs";

const machine = ({ name, Name }) => `import type { Outcome } from "@amberline/api/client";
import { assign, fromPromise, setup } from "xstate";
import { failureNotice, isOk, notProvided, onAnswer, type LeafMeta, type Notice } from "../shared";

export interface ${Name}Context {
  /** Null until it was read. */
  text: string | null;
  notice: Notice | null;
}

export type ${Name}Event = { type: "${name}.retry" };

export interface ${Name}Calls {
  read: (options: { signal: AbortSignal }) => Promise<Outcome<string>>;
}

const ${name}Setup = setup({
  types: {
    context: {} as ${Name}Context,
    events: {} as ${Name}Event,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: { read: notProvided<Outcome<string>, undefined>("read") },
  guards: { isOk },
  actions: {
    keepText: assign((_, outcome: Outcome<string>) => (outcome.ok ? { text: outcome.data } : {})),
    noteFailure: assign((_, outcome: Outcome<string>) => ({
      notice: outcome.ok ? null : failureNotice(outcome),
    })),
    noteDefect: assign({ notice: { key: "error.general" } }),
    clearNotice: assign({ notice: null }),
  },
});

const screen = "${name}";

export const ${name}Machine = ${name}Setup.createMachine({
  id: "${name}",
  context: { text: null, notice: null },
  initial: "reading",
  states: {
    reading: {
      tags: "busy",
      meta: { screen, focus: null, announce: "${name}.reading" },
      entry: "clearNotice",
      invoke: {
        id: "read",
        src: "read",
        onDone: [
          { guard: onAnswer("isOk"), target: "shown", actions: onAnswer("keepText") },
          { target: "failed", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "failed", actions: "noteDefect" },
      },
    },
    failed: {
      meta: { screen, focus: "retry", announce: null },
      on: { "${name}.retry": "reading" },
    },
    shown: { meta: { screen, focus: null, announce: null } },
  },
});

/** The machine, ready to start. */
export const wire${Name} = (calls: ${Name}Calls) =>
  ${name}Machine.provide({
    actors: { read: fromPromise(({ signal }) => calls.read({ signal })) },
  });
`;

const screen = ({ name, Name }) => `import type { Ref } from "react";
import { Button } from "@amberline/ui/Button";
import { Center } from "@amberline/ui/Center";
import { Page } from "@amberline/ui/Page";
import { PageHeader } from "@amberline/ui/PageHeader";
import { Spinner } from "@amberline/ui/Spinner";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { Announcer, NoticeBanner } from "../parts";
import type { ${Name}Event, ${name}Machine } from "./${name}.machine";

export interface ${Name}ScreenProps {
  snapshot: SnapshotFrom<typeof ${name}Machine>;
  send: (event: ${Name}Event) => void;
  titleRef?: Ref<HTMLHeadingElement>;
}

export function ${Name}Screen({ snapshot, send, titleRef }: ${Name}ScreenProps) {
  const { t } = useTranslation();
  const { text, notice } = snapshot.context;
  const retry = (
    <Button autoFocus onClick={() => send({ type: "${name}.retry" })}>
      {t("app.retry")}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={t("${name}.title")} titleRef={titleRef} />
      <NoticeBanner notice={notice} action={retry} />
      {snapshot.matches("reading") ? (
        <Center height={12}>
          <Spinner size="lg" />
          <p>{t("${name}.reading")}</p>
        </Center>
      ) : null}
      {text === null ? null : <p>{text}</p>}
      <Announcer meta={snapshot.getMeta()} />
    </Page>
  );
}
`;

const index = ({ name, Name }) => `export {
  ${name}Machine,
  wire${Name},
  type ${Name}Calls,
  type ${Name}Event,
} from "./${name}.machine";
export { ${Name}Screen, type ${Name}ScreenProps } from "./${Name}Screen";
`;

const machineTest = ({ name, Name, words, line }) => `import { expect, test, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { failures } from "../shared/examples";
import { wire${Name}, type ${Name}Calls } from "./${name}.machine";

test("${words}: what is shown is read, and again on demand after a failure [${line}]", async () => {
  const read = vi.fn<${Name}Calls["read"]>(async () => failures.net);
  const actor = createActor(wire${Name}({ read }));
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.matches("failed"));
  expect(actor.getSnapshot().context).toEqual({ text: null, notice: { key: "error.access" } });
  read.mockResolvedValue({ ok: true, data: "It is there." });
  actor.send({ type: "${name}.retry" });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches("shown"));
  expect(context).toEqual({ text: "It is there.", notice: null });
  expect(read).toHaveBeenCalledTimes(2);
});
`;

const definition = ({ name, Name, words }) => `import type { ${Name}Event } from "@amberline/flows/${name}";
import { ${name}Machine } from "@amberline/flows/${name}/machine";
import { failureKeys } from "@amberline/flows/shared";
import { failures } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const customer: Record<string, ${Name}Event> = { "${name}.retry": { type: "${name}.retry" } };

const texts = { ok: { ok: true, data: "It is there." }, ...failures };

/** What the stepper and the tests know of ${words}. */
export const ${name}Flow: FlowDefinition<typeof ${name}Machine> = {
  id: "${name}",
  machine: ${name}Machine,
  inputs: { opened: undefined },
  catalogue: (snapshot) => [...examples("user", customer), ...answers(snapshot, "read", texts)],
  project: ({ text }) => text,
  requirements: { reading: ["4 ${words}"], failed: ["4 ${words}"], shown: ["4 ${words}"] },
  texts: failureKeys,
  takenWhileBusy: [],
  unreachable: {},
};
`;

const host = ({
  name,
  Name,
}) => `import { ${Name}Screen, type ${Name}ScreenProps } from "@amberline/flows/${name}";

export default function ${Name}Host({ snapshot, send }: Pick<${Name}ScreenProps, "snapshot" | "send">) {
  return (
    <main>
      <${Name}Screen snapshot={snapshot} send={send} />
    </main>
  );
}
`;

const chartTest = ({ name }) => `import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { ${name}Flow } from "./${name}.flow";

function showsOnlyWhatWasRead({ moments }: RandomWalk) {
  for (const { snapshot } of moments)
    expect(snapshot.matches("shown")).toBe(snapshot.context.text !== null);
}

describeFlow(${name}Flow, { secrets: [], invariant: showsOnlyWhatWasRead });
`;

const stories = ({ name, Name, Words }) => `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import ${Name}Host from "./Host";
import { snapshotAt } from "../stories/at";
import { atWay } from "../stories/atWay";
import { buttonsFollow, focusIsOn, wordsOf } from "../stories/expectations";
import { ${name}Flow } from "./${name}.flow";

const ${Name}At = atWay(${name}Flow, ${Name}Host);

const meta = {
  title: "Flows/${Words}",
  component: ${Name}At,
  tags: ["screen"],
  args: { input: "opened", path: "", send: fn() },
  play: async ({ args, globals, canvasElement }) => {
    const buttons = { "${name}.retry": wordsOf(globals)("app.retry") };
    await buttonsFollow(canvasElement, ${name}Flow, snapshotAt(${name}Flow, args), buttons);
  },
} satisfies Meta<typeof ${Name}At>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {};

export const Shown: Story = { args: { path: "read=ok" } };

export const ShownInLatvianDark: Story = { ...Shown, globals: { locale: "lv", theme: "dark" } };

export const Failed: Story = {
  args: { path: "read=net" },
  play: async (context) => {
    await meta.play(context);
    await focusIsOn("Try again");
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Try again" }));
    await expect(context.args.send).toHaveBeenCalledWith({ type: "${name}.retry" });
  },
};
`;

const page = ({ name, Words }) => `import { Meta } from "@storybook/addon-docs/blocks";
import { FlowSections } from "../../../../.storybook/docs/parts/FlowSections";

<Meta title="Flows/${Words}" name="About" />

<FlowSections flow="${name}" />
`;

const testersNames = ({ name, Words }) => ({
  name: [Words, Words],
  inputs: { opened: ["Opened", "Atvērts"] },
  states: {
    reading: ["Reading", "Nolasa"],
    failed: ["Could not be read", "Neizdevās nolasīt"],
    shown: ["Shown", "Redzams"],
  },
  events: { [`${name}.retry`]: ["Tries again", "Mēģina vēlreiz"] },
  calls: { read: ["Reading", "Nolasīšana"] },
});

const drive = ({ name, words }) => `import type { FlowDrive } from "../drive/flowDrive";

const noPage = "no page of the app shows it yet";

/** Nothing of ${words} is played until a page shows it. */
export const drive: FlowDrive = {
  prepare: {},
  events: {},
  answers: {},
  requests: {},
  arrived: {},
  journeys: [],
  notDriven: {
    opened: noPage,
    "${name}.retry": noPage,
    "xstate.done.actor.read": noPage,
    reading: noPage,
    failed: noPage,
    shown: noPage,
  },
};
`;

/** The next free line of section 4. */
const nextLine = (specification) =>
  `4-${1 + Math.max(...[...specification.matchAll(/^- \*\*4-(\d+)\*\*/gm)].map(([, number]) => Number(number)))}`;

/** The specification with a subject for the flow at the end of its section 4. */
const specified = (text, { Words, line }) =>
  before(
    text,
    /^## 5 /m,
    `### ${Words}\n\n- **${line}** What it shows is read when it opens, and again on demand after a failure.\n`,
  );

const testersStories = "apps/stepper/src/page/stepper.stories.tsx";
const storyOfFlow = /^export const \w+: Story = \{ args: \{ flow: "(\w+)" \} \};\n/gm;

/** The stepper has a story of each flow: five journeys, then the others by name. */
function withStory(text, { name, Name }) {
  const others = [...text.matchAll(storyOfFlow)].slice(5);
  const next = others.find(([, flow]) => flow > name);
  const at = next ? next.index : others.at(-1).index + others.at(-1)[0].length;
  const story = `export const ${Name}: Story = { args: { flow: "${name}" } };\n`;
  return text.slice(0, at) + story + text.slice(at);
}

export function flowFiles(given, { read }) {
  const { name, Name, Words } = given;
  const [flow, lab] = [`packages/flows/src/${name}`, `packages/flow-lab/src/${name}`];
  const specification = "docs/specification.md";
  const names = { ...given, line: nextLine(read(specification)) };
  const created = {
    [`${flow}/${name}.machine.ts`]: machine(names),
    [`${flow}/${name}.machine.test.ts`]: machineTest(names),
    [`${flow}/${Name}Screen.tsx`]: screen(names),
    [`${flow}/index.ts`]: index(names),
    [`${lab}/${name}.flow.ts`]: definition(names),
    [`${lab}/Host.tsx`]: host(names),
    [`${lab}/names.json`]: JSON.stringify(testersNames(names)),
    [`${lab}/${name}.chart.test.ts`]: chartTest(names),
    [`${lab}/${name}.stories.tsx`]: stories(names),
    [`${lab}/${name}.mdx`]: page(names),
    [`${lab}/drive.ts`]: drive(names),
  };
  const changed = {
    [specification]: specified(read(specification), names),
    [testersStories]: withStory(read(testersStories), names),
    ...withTexts(read, {
      [`${name}.title`]: [Words, Words],
      [`${name}.reading`]: ["Loading…", "Ielādē…"],
    }),
  };
  return { created, changed };
}
