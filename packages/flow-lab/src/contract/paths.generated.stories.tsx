// Written by "npm run stories" from the contract chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import ContractHost from "./Host";

const PathPicture = picturesBy(ContractHost);

const meta = {
  title: "Flow paths/contract",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "contract", input: "company", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpenSignatureReadingOpenWorkResting: Story = {
  name: "open.signature.reading+open.work.resting",
  args: { input: "company", path: "" },
};
export const OpenSignatureReadingOpenWorkGenerating: Story = {
  name: "open.signature.reading+open.work.generating",
  args: { input: "company", path: "document.download" },
};
export const OpenSignatureUnreadOpenWorkResting: Story = {
  name: "open.signature.unread+open.work.resting",
  args: { input: "company", path: "readSignature=403" },
};
export const OpenSignatureKnownOpenWorkResting: Story = {
  name: "open.signature.known+open.work.resting",
  args: { input: "company", path: "readSignature=none" },
};
export const OpenSignatureUnreadOpenWorkGenerating: Story = {
  name: "open.signature.unread+open.work.generating",
  args: { input: "company", path: "document.download~readSignature=403" },
};
export const OpenSignatureKnownOpenWorkGenerating: Story = {
  name: "open.signature.known+open.work.generating",
  args: { input: "company", path: "document.download~readSignature=none" },
};
export const OpenSignatureKnownOpenWorkSigningPreparing: Story = {
  name: "open.signature.known+open.work.signing.preparing",
  args: { input: "company", path: "readSignature=none~sign.begin" },
};
export const OpenSignatureKnownOpenWorkFetchingSigned: Story = {
  name: "open.signature.known+open.work.fetchingSigned",
  args: { input: "company", path: "readSignature=ours~signed.download" },
};
export const OpenSignatureKnownOpenWorkSigningAsking: Story = {
  name: "open.signature.known+open.work.signing.asking",
  args: { input: "company", path: "readSignature=none~sign.begin~readAgreement=ok" },
};
export const OpenSignatureReadingOpenWorkSigningPreparing: Story = {
  name: "open.signature.reading+open.work.signing.preparing",
  args: { input: "company", path: "readSignature=none~sign.begin~company.changed" },
};
export const OpenSignatureReadingOpenWorkFetchingSigned: Story = {
  name: "open.signature.reading+open.work.fetchingSigned",
  args: { input: "company", path: "readSignature=ours~signed.download~company.changed" },
};
export const OpenSignatureKnownOpenWorkSigningSigning: Story = {
  name: "open.signature.known+open.work.signing.signing",
  args: { input: "company", path: "readSignature=none~sign.begin~readAgreement=ok~code.submit" },
};
export const OpenSignatureReadingOpenWorkSigningAsking: Story = {
  name: "open.signature.reading+open.work.signing.asking",
  args: { input: "company", path: "readSignature=none~sign.begin~readAgreement=ok~company.changed" },
};
export const OpenSignatureUnreadOpenWorkSigningPreparing: Story = {
  name: "open.signature.unread+open.work.signing.preparing",
  args: { input: "company", path: "readSignature=none~sign.begin~company.changed~readSignature=403" },
};
export const OpenSignatureUnreadOpenWorkFetchingSigned: Story = {
  name: "open.signature.unread+open.work.fetchingSigned",
  args: { input: "company", path: "readSignature=ours~signed.download~company.changed~readSignature=403" },
};
export const OpenSignatureKnownOpenWorkSigningConfirming: Story = {
  name: "open.signature.known+open.work.signing.confirming",
  args: { input: "company", path: "readSignature=none~sign.begin~readAgreement=ok~code.submit~sign=500" },
};
export const OpenSignatureReadingOpenWorkSigningSigning: Story = {
  name: "open.signature.reading+open.work.signing.signing",
  args: {
    input: "company",
    path: "readSignature=none~sign.begin~readAgreement=ok~code.submit~company.changed",
  },
};
export const OpenSignatureUnreadOpenWorkSigningAsking: Story = {
  name: "open.signature.unread+open.work.signing.asking",
  args: {
    input: "company",
    path: "readSignature=none~sign.begin~readAgreement=ok~company.changed~readSignature=403",
  },
};
export const OpenSignatureReadingOpenWorkSigningConfirming: Story = {
  name: "open.signature.reading+open.work.signing.confirming",
  args: {
    input: "company",
    path: "readSignature=none~sign.begin~readAgreement=ok~code.submit~sign=500~company.changed",
  },
};
export const OpenSignatureUnreadOpenWorkSigningSigning: Story = {
  name: "open.signature.unread+open.work.signing.signing",
  args: {
    input: "company",
    path: "readSignature=none~sign.begin~readAgreement=ok~code.submit~company.changed~readSignature=403",
  },
};
export const OpenSignatureUnreadOpenWorkSigningConfirming: Story = {
  name: "open.signature.unread+open.work.signing.confirming",
  args: {
    input: "company",
    path: "readSignature=none~sign.begin~readAgreement=ok~code.submit~sign=500~company.changed~readSignature=403",
  },
};
