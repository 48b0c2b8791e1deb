import { type Calls, type ResponseOf } from "@amberline/api/contract";
import { expect, type APIRequestContext } from "@playwright/test";
import { ask } from "./approvals";
import { payIn } from "./moneyRequests";
import { type Customer, type Operator } from "./operator";

interface Told {
  request: APIRequestContext;
  operator: Operator;
  who: Customer;
}

/** Money from another bank, so many times, until the customer, who had been told nothing, is told of it. */
export async function tellOfMoney({ request, operator, who }: Told, count: number): Promise<void> {
  for (let nth = 1; nth <= count; nth += 1)
    await payIn({ operator }, who, { amount: "1.00", fromName: "Anna Liepiņa", reference: `Nr. ${nth}` });
  const { accessToken: token } = await operator.session(who.login);
  const unread = async () => {
    const page = await ask<ResponseOf<Calls["notificationList"]>>({ request }, "notificationList", token, {});
    return page.unread;
  };
  await expect.poll(unread).toBeGreaterThanOrEqual(count);
}
