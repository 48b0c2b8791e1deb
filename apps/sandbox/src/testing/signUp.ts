import { type Calls, type RequestOf } from "@amberline/api/contract";
import { type CallOptions } from "./bankCalls";
import { type TestBank } from "./testBank";

export type SignUpRequest = RequestOf<Calls["register"]>;

/** Sign-ups, each with an address of its own by default. */
export function newcomers(bank: TestBank) {
  let number = 0;
  const wanted = (change: Partial<SignUpRequest> = {}): SignUpRequest => ({
    first_name: "Anna Marija",
    last_name: "Liepa",
    login: `newcomer-${(number += 1)}@amberline.example`,
    phone: "+371 20 000 012",
    country: "LV",
    city: "Rīga",
    zip_code: "LV-1010",
    street: "Brīvības iela 1-2",
    password: "Dzintars2026",
    confirm_password: "Dzintars2026",
    agree: true,
    ...change,
  });
  return {
    wanted,
    /** Signs up, two seconds after the previous sign-up, as one address may go on doing. */
    async signUp(change: Partial<SignUpRequest> = {}, how: CallOptions = {}) {
      bank.later(2_000);
      const request = wanted(change);
      const answer = await bank.call("register", request, how);
      return { request, ...answer, token: answer.data.accessToken ?? "" };
    },
    loginOf: (email: string) =>
      bank.db.selectFrom("logins").selectAll().where("email", "=", email).executeTakeFirstOrThrow(),
    mailTo: async (email: string) =>
      (await bank.mail()).filter(({ recipient }) => recipient === email).map(({ body }) => body),
  };
}
