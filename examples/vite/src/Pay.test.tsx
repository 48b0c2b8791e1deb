// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Pay } from "./Pay.js";
import { account, provider } from "./provider.js";

// jsdom lays nothing out, and has no CSS.
Element.prototype.scrollIntoView = () => undefined;
vi.stubGlobal("CSS", { escape: (text: string) => text });

const write = (label: string | RegExp, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));

it(
  "looks for a payment whose answer was lost when the page is opened again, and makes it once",
  { timeout: 60_000 },
  async () => {
    const { client, made, list, lose, now } = provider();
    const pageWith = (storageKey: string) => (
      <Pay account={account} client={client} storageKey={storageKey} now={now} />
    );
    const page = pageWith("1".repeat(64));
    render(page);
    write("Payee's name", "Jānis Kalniņš");
    write(/IBAN/, "LV97HABA0012345678910");
    await press("Continue");
    write("Amount", "25.00");
    write(/reference/i, "Concert tickets");
    await press("Continue");
    await press("Send €25.00");
    await press("Continue");
    const code = await screen.findByLabelText("Two-factor code");
    fireEvent.change(code, { target: { value: "123456" } });
    await waitFor(() => expect(made).toHaveLength(1));
    const leaving = new Event("beforeunload", { cancelable: true });
    dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    lose();
    await screen.findByText("We are checking your payment");
    cleanup();

    list();
    render(pageWith("2".repeat(64)));
    await screen.findByLabelText("Payee's name");
    expect(screen.queryByText("Paid")).toBeNull();
    cleanup();

    render(page);
    await screen.findByText("Paid");
    expect(made).toHaveLength(1);
  },
);
