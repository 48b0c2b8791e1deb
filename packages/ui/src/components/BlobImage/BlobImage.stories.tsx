import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "../Button";
import { BlobImage } from ".";

// One green pixel, 68 bytes.
const pixel = atob(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mMQD/P+DwACVQGc3Q8ULAAAAABJRU5ErkJggg==",
);
const bytes = Uint8Array.from(pixel, (letter) => letter.charCodeAt(0));
const png = new Blob([bytes], { type: "image/png" });
const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" onload="parent.ran = true"/>'], {
  type: "image/svg+xml",
});

const meta = {
  title: "Components/Content/BlobImage",
  id: "components-blobimage",
  component: BlobImage,
  args: { blob: png, alt: "Receipt", width: 120, height: 80 },
} satisfies Meta<typeof BlobImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>("img", { name: "Receipt" });
    await waitFor(() => expect(image.naturalWidth).toBe(1));
  },
};

export const NeverAnSvg: Story = {
  tags: ["check"],
  args: { blob: svg },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Receipt" })).not.toHaveAttribute("src");
  },
};

export const NothingOfTheOneBefore: Story = {
  tags: ["check"],
  render: function Replaced(args) {
    const [blob, setBlob] = useState(args.blob);
    return (
      <>
        <BlobImage {...args} blob={blob} />
        <Button onClick={() => setBlob(svg)}>Replace</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("img")).toHaveAttribute("src");
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("img")).not.toHaveAttribute("src");
  },
};

export const AddressGoesWithIt: Story = {
  tags: ["check"],
  render: function Removed(args) {
    const [isThere, setThere] = useState(true);
    return (
      <>
        {isThere ? <BlobImage {...args} /> : null}
        <Button onClick={() => setThere(false)}>Remove</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const { src } = canvas.getByRole<HTMLImageElement>("img");
    const revoke = URL.revokeObjectURL;
    const told = fn(revoke.bind(URL));
    URL.revokeObjectURL = told;
    try {
      await userEvent.click(canvas.getByRole("button"));
      await expect(told).toHaveBeenCalledWith(src);
    } finally {
      URL.revokeObjectURL = revoke;
    }
  },
};
