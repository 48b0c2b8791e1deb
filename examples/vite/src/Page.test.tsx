// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Page } from "./Page.js";

const type = (text: string) => {
  const field = screen.getByLabelText("Betrag");
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};

it("reads an amount as Germans write it, and says why another is not read", () => {
  const onPay = vi.fn();
  render(<Page locale="de" onPay={onPay} />);
  type("1.234");
  expect(screen.getByText("Bitte mit Cent schreiben, zum Beispiel 1.234,50")).toBeDefined();
  type("1.234,50");
  expect(screen.queryByText("Bitte mit Cent schreiben, zum Beispiel 1.234,50")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Bezahlen" }));
  expect(onPay).toHaveBeenCalledWith({ minor: 123450, currency: "EUR" });
});
