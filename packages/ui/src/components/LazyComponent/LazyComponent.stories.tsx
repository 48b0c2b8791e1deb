import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../Button";
import { Skeleton } from "../Skeleton";
import { ChunkNoticeProvider, lazyComponent, type ChunkNoticeProps } from ".";

interface CardProps {
  name: string;
  onClose: () => void;
}
const Card = ({ name }: CardProps) => <p>The card of {name}</p>;

function Notice({ error, onRetry, onClose }: ChunkNoticeProps) {
  return (
    <p role="alert">
      {error instanceof Error ? error.message : "Slow"}
      <Button onClick={onRetry}>Try again</Button>
      {onClose ? <Button onClick={onClose}>Close</Button> : null}
    </p>
  );
}

const meta = {
  title: "Components/Utilities/LazyComponent",
  id: "components-lazycomponent",
  component: Card,
  args: { name: "Anna", onClose: fn() },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

const there = async () => ({ default: Card });

/** Its code is lost as often as told, and then comes. */
function losing(times: number) {
  let left = times;
  return () => (left-- > 0 ? Promise.reject(new Error("Lost")) : there());
}

const Soon = lazyComponent(there, { waiting: () => <Skeleton width="12rem" data-testid="waiting" /> });

export const ShownOnceItIsThere: Story = {
  tags: ["check"],
  render: (args) => <Soon {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The card of Anna")).toBeVisible();
    await expect(canvas.queryByTestId("waiting")).toBeNull();
  },
};

const LostOnce = lazyComponent(losing(1));

export const LostAndAskedForAgain: Story = {
  render: (args) => (
    <ChunkNoticeProvider value={Notice}>
      <input aria-label="Typed" defaultValue="stays" />
      <LostOnce {...args} />
    </ChunkNoticeProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Lost");
    await expect(canvas.queryByRole("button", { name: "Close" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("The card of Anna")).toBeVisible();
    await expect(canvas.getByLabelText("Typed")).toHaveValue("stays");
  },
};

const BackOnline = lazyComponent(losing(1));

export const ComesByItselfWhenTheLineIsBack: Story = {
  tags: ["check"],
  render: (args) => (
    <ChunkNoticeProvider value={Notice}>
      <BackOnline {...args} />
    </ChunkNoticeProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toBeVisible();
    window.dispatchEvent(new Event("online"));
    await expect(await canvas.findByText("The card of Anna")).toBeVisible();
  },
};

const LostDialog = lazyComponent(losing(9), { close: ({ onClose }) => onClose() });

export const ADialogThatIsLostCanBeLeft: Story = {
  tags: ["check"],
  render: (args) => (
    <ChunkNoticeProvider value={Notice}>
      <LostDialog {...args} />
    </ChunkNoticeProvider>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

const Optional = lazyComponent(losing(9), { isOptional: true, waiting: ({ name }) => <p>Without {name}</p> });

export const WhatIsOptionalSaysNothing: Story = {
  tags: ["check"],
  render: (args) => (
    <ChunkNoticeProvider value={Notice}>
      <Optional {...args} />
    </ChunkNoticeProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await Optional.preload()).toBe(false);
    await expect(canvas.getByText("Without Anna")).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

const Preloaded = lazyComponent(losing(1));

export const LoadedAhead: Story = {
  tags: ["check"],
  loaders: [
    async () => {
      await expect(await Preloaded.preload()).toBe(false);
      await expect(await Preloaded.preload()).toBe(true);
    },
  ],
  render: (args) => <Preloaded {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The card of Anna")).toBeVisible();
  },
};
