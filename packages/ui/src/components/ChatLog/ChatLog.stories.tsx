import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { Button } from "../Button";
import { FileTile } from "../FileTile";
import { ChatLog, type ChatLine } from ".";

const sentences = [
  "Labdien! Maksājums uz SIA Rīgas Siltums joprojām gaida. Vai viss kārtībā?",
  "Good afternoon. It waits for the next clearing cycle and will arrive before 17:00.",
  "Paldies!",
  "Is there anything else we can help with?",
  "Yes: where do I find the fees of my tariff?\nI looked in the profile,\nbut there is only its name.",
];

const line = (at: number, over: Partial<ChatLine> = {}): ChatLine => ({
  id: `m-${at}`,
  isOwn: at % 3 === 0,
  author: at % 3 === 0 ? "Ilze Bērziņa" : "Support",
  text: sentences[at % sentences.length] ?? "",
  time: `14:${String(at % 60).padStart(2, "0")}`,
  day: `2026-11-${String(1 + (Math.floor(at / 400) % 28)).padStart(2, "0")}`,
  ...over,
});

const many = (count: number) => Array.from({ length: count }, (_, at) => line(at));

const meta = {
  title: "Components/Content/ChatLog",
  id: "components-chatlog",
  component: ChatLog,
  args: {
    label: "Conversation with support",
    lines: many(5),
    words: {
      you: "You",
      sent: "Sent",
      toLatest: "To the latest message",
      newMessages: (count: number) => `${count} new messages`,
    },
    dayLabel: (day) => ({ text: day === "2026-11-01" ? "Šodien" : day, lang: "lv" }),
    onStartNear: fn(),
    renderFiles: fn(() => <FileTile name="tariffs.pdf" detail="340 kB" action="Download" />),
    renderActions: fn(() => <Button appearance="plain">Try again</Button>),
  },
  decorators: [
    (Story) => (
      <div style={{ display: "grid", blockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatLog>;

export default meta;
type Story = StoryObj<typeof meta>;

const log = (canvas: { getByRole: (role: string) => HTMLElement }) => canvas.getByRole("log");
const fromEnd = (scroller: HTMLElement) =>
  scroller.scrollHeight - scroller.clientHeight - Math.round(scroller.scrollTop);

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(log(canvas)).toHaveAccessibleName("Conversation with support");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(5);
    await expect(canvas.getByText("Šodien").closest("[lang]")).toHaveAttribute("lang", "lv");
  },
};

const states: ChatLine[] = [
  line(0),
  line(1, { fileCount: 1 }),
  line(2, { isOwn: true, author: "Ilze Bērziņa", text: "", fileCount: 1 }),
  line(3, { state: "sending", note: "Sending 42 %" }),
  line(4, { isOwn: true, author: "Ilze Bērziņa", state: "failed", note: "Error sending message" }),
];
export const States: Story = { args: { lines: states } };
export const Dark: Story = { args: { lines: states }, globals: { theme: "dark" } };
export const Narrow: Story = {
  args: {
    lines: [...states, line(5, { text: "Donaudampfschifffahrtsgesellschaftskapitänsmütze".repeat(3) })],
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

export const FiveThousandMessages: Story = {
  tags: ["check"],
  args: { lines: many(5_000) },
  play: async ({ args, canvas }) => {
    const scroller = log(canvas);
    await waitFor(() => expect(canvas.getByText("14:19", { selector: "span" })).toBeVisible());
    await waitFor(() => expect(fromEnd(scroller)).toBeLessThanOrEqual(1));
    await expect(canvas.getAllByRole("listitem").length).toBeLessThan(60);
    await expect(canvas.getAllByRole("listitem").at(-1)).toHaveAttribute("aria-posinset", "5000");
    await expect(args.onStartNear).not.toHaveBeenCalled();
    scroller.scrollTop = 0;
    await waitFor(() => expect(canvas.getAllByRole("listitem")[0]).toHaveAttribute("aria-posinset", "1"));
    await expect(args.onStartNear).toHaveBeenCalled();
    await expect(canvas.getAllByRole("listitem").length).toBeLessThan(60);
  },
};

const long = (at: number) => line(at, { text: "A sentence of some length. ".repeat(60) });
export const WantsOlderOnesHoweverTallTheFirstAre: Story = {
  tags: ["check"],
  args: { lines: Array.from({ length: 40 }, (_, at) => long(at)) },
  play: async ({ args, canvas }) => {
    const scroller = log(canvas);
    await waitFor(() => expect(fromEnd(scroller)).toBeLessThanOrEqual(1));
    scroller.scrollTop = 1_000;
    await waitFor(() => expect(canvas.getAllByRole("listitem")[0]).toHaveAttribute("aria-posinset", "1"));
    await expect(args.onStartNear).not.toHaveBeenCalled();
    scroller.scrollTop = 0;
    await waitFor(() => expect(args.onStartNear).toHaveBeenCalled());
  },
};

function Growing(args: Parameters<typeof ChatLog>[0]) {
  const [lines, setLines] = useState(args.lines);
  const [announcement, setAnnouncement] = useState<{ id: string; text: string } | null>(null);
  const [isNarrowed, setNarrowed] = useState(false);
  const add = (over: Partial<ChatLine>) => {
    const next = line(lines.length, { id: `new-${lines.length}`, text: "What is new", ...over });
    setLines([...lines, next]);
    if (!next.isOwn) setAnnouncement({ id: next.id, text: `${next.author}: ${next.text}` });
  };
  const older = () => setLines([...many(50).map((one) => ({ ...one, id: `old-${one.id}` })), ...lines]);
  return (
    <div style={{ display: "grid", gridTemplateRows: "minmax(0, 1fr) auto", minBlockSize: 0 }}>
      <ChatLog {...args} lines={lines} announcement={announcement} />
      <div>
        <Button onClick={() => add({ isOwn: false, author: "Support" })}>They write</Button>
        <Button onClick={() => add({ isOwn: true, state: "sending" })}>I write</Button>
        <Button onClick={older}>Older</Button>
        <Button onClick={() => setNarrowed(!isNarrowed)}>Attach</Button>
        {isNarrowed ? <div style={{ blockSize: 200 }} /> : null}
      </div>
    </div>
  );
}

export const FollowsAtTheEnd: Story = {
  tags: ["check"],
  args: { lines: many(60) },
  render: Growing,
  play: async ({ canvas, userEvent }) => {
    const scroller = log(canvas);
    await waitFor(() => expect(fromEnd(scroller)).toBeLessThanOrEqual(1));
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "They write" }));
    await waitFor(() => expect(fromEnd(scroller)).toBeLessThanOrEqual(1));
    await expect(canvas.getByRole("status")).toHaveTextContent("Support: What is new");
    await expect(canvas.queryByRole("button", { name: /new messages/ })).not.toBeInTheDocument();
  },
};

export const StaysAtItsEndWhenItsRoomShrinks: Story = {
  tags: ["check"],
  args: { lines: many(60) },
  render: Growing,
  play: async ({ canvas, userEvent }) => {
    const scroller = log(canvas);
    await waitFor(() => expect(fromEnd(scroller)).toBeLessThanOrEqual(1));
    const { clientHeight } = scroller;
    const attach = canvas.getByRole("button", { name: "Attach" });
    await userEvent.click(attach);
    await waitFor(() => expect(scroller.clientHeight).toBeLessThan(clientHeight));
    await waitFor(() => expect(fromEnd(scroller)).toBeLessThanOrEqual(1));
    await waitFor(() => expect(canvas.queryByRole("button", { name: /latest/ })).not.toBeInTheDocument());
    scroller.scrollTop -= 800;
    await canvas.findByRole("button", { name: "To the latest message" });
    const at = scroller.scrollTop;
    await userEvent.click(attach);
    await waitFor(() => expect(scroller.clientHeight).toBe(clientHeight));
    await expect(Math.abs(scroller.scrollTop - at)).toBeLessThanOrEqual(1);
  },
};

export const TwoHaveComeSince: Story = {
  tags: ["check"],
  args: { lines: many(60) },
  render: Growing,
  play: async ({ canvas, userEvent }) => {
    const scroller = log(canvas);
    await waitFor(() => expect(fromEnd(scroller)).toBeLessThanOrEqual(1));
    scroller.scrollTop -= 800;
    await canvas.findByRole("button", { name: "To the latest message" });
    const at = scroller.scrollTop;
    const they = canvas.getByRole("button", { name: "They write" });
    await userEvent.click(they);
    await userEvent.click(they);
    await expect(Math.abs(scroller.scrollTop - at)).toBeLessThanOrEqual(1);
    await expect(await canvas.findByRole("button", { name: "2 new messages" })).toBeVisible();
  },
};

export const KeepsItsPlaceAndOffersAWayDown: Story = {
  tags: ["check"],
  args: { lines: many(60) },
  render: Growing,
  play: async (context) => {
    await TwoHaveComeSince.play?.(context);
    const { canvas, userEvent } = context;
    const scroller = log(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "2 new messages" }));
    await waitFor(() => expect(fromEnd(scroller)).toBeLessThanOrEqual(1));
    await expect(scroller).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole("button", { name: /new|latest/ })).not.toBeInTheDocument());
  },
};

export const OwnMessageIsShownFromAnywhere: Story = {
  tags: ["check"],
  args: { lines: many(60) },
  render: Growing,
  play: async ({ canvas, userEvent }) => {
    const scroller = log(canvas);
    await waitFor(() => expect(fromEnd(scroller)).toBeLessThanOrEqual(1));
    scroller.scrollTop -= 800;
    await canvas.findByRole("button", { name: "To the latest message" });
    await userEvent.click(canvas.getByRole("button", { name: "I write" }));
    await waitFor(() => expect(fromEnd(scroller)).toBeLessThanOrEqual(1));
    await expect(canvas.getByText("What is new")).toBeVisible();
  },
};

export const OlderOnesLeaveTheViewWhereItIs: Story = {
  tags: ["check"],
  args: { lines: many(60) },
  render: Growing,
  play: async ({ canvas, userEvent }) => {
    const scroller = log(canvas);
    await waitFor(() => expect(fromEnd(scroller)).toBeLessThanOrEqual(1));
    scroller.scrollTop -= 800;
    await canvas.findByRole("button", { name: "To the latest message" });
    const anchor = canvas
      .getAllByRole("listitem")
      .find((row) => row.getBoundingClientRect().top > scroller.getBoundingClientRect().top);
    if (!anchor) throw new Error("No message is in view.");
    const name = anchor.textContent;
    const before = anchor.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole("button", { name: "Older" }));
    await waitFor(() => expect(canvas.getAllByRole("listitem")[0]).toHaveAttribute("aria-setsize", "110"));
    await waitFor(() => {
      const now = canvas.getAllByRole("listitem").find(({ textContent }) => textContent === name);
      expect(Math.abs((now?.getBoundingClientRect().top ?? 0) - before)).toBeLessThanOrEqual(2);
    });
  },
};

export const SaysNothingOfHistory: Story = {
  tags: ["check"],
  args: { lines: many(200) },
  play: async ({ canvas }) => {
    await expect(log(canvas)).toHaveAttribute("aria-live", "off");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

export const TextStaysText: Story = {
  tags: ["check"],
  args: { lines: [line(1, { author: "<b>Support</b>", text: '<img src=x onerror="parent.ran = true">' })] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror="parent.ran = true">')).toBeVisible();
    await expect(canvasElement.querySelector("img, b")).toBeNull();
  },
};

const probe = createProbe<HTMLDivElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <ChatLog {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    const root = ":scope > div > div";
    probe.conforms(canvasElement, { ref: root, className: root, rest: root });
  },
};
