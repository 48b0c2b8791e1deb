import { expect, type APIRequestContext } from "@playwright/test";
import { type Calls, type ResponseOf } from "@amberline/api/contract";
import { type Customer, type Operator } from "./operator";

interface Bank {
  operator: Operator;
  request: APIRequestContext;
}

type Copies = ResponseOf<Calls["dataCopyList"]>;

/** Orders a copy of the customer's data, without the app. */
export async function orderCopy({ operator, request }: Bank, { login }: Customer): Promise<void> {
  const { accessToken: token } = await operator.session(login);
  const answer = await request.post("/api/v1/user/data_copies/order", {
    headers: { token },
    data: { key: crypto.randomUUID() },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The newest copy of the customer's data, once it is ready. */
export async function copyOf({ operator, request }: Bank, { login }: Customer) {
  const { accessToken: token } = await operator.session(login);
  const newest = async () => {
    const answer = await request.post("/api/v1/user/data_copies", { headers: { token }, data: {} });
    return ((await answer.json()) as Copies).data[0];
  };
  await expect.poll(async () => (await newest())?.state, { timeout: 20_000 }).toBe("ready");
  const copy = await newest();
  if (!copy) throw new Error("There is no copy.");
  return copy;
}
