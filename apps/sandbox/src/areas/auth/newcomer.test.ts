import { calls } from "@amberline/api/contract";
import { countries } from "@amberline/domain/tables";
import { expect, it } from "vitest";
import { describeOnPGlite } from "../../platform/testDatabases";
import { newcomers } from "../../testing/signUp";
import { testBank } from "../../testing/testBank";

describeOnPGlite("sign-up data", (at) => {
  const { signUp, loginOf, mailTo } = newcomers(testBank(at));

  it.each([
    [
      { first_name: "A" },
      "A name needs at least 2 letters, and nothing but letters, spaces, hyphens and apostrophes.",
    ],
    [
      { last_name: "B3rziņa" },
      "A name needs at least 2 letters, and nothing but letters, spaces, hyphens and apostrophes.",
    ],
    [{ login: "anna@" }, "This email address is not valid."],
    [{ phone: "+371 2" }, "This phone number is not valid. Enter it with the country code, such as +371."],
    [
      { phone: "+999 123456" },
      "This phone number is not valid. Enter it with the country code, such as +371.",
    ],
    [{ phone: "call me" }, "This phone number is not valid. Enter it with the country code, such as +371."],
    [{ country: "US" }, "Choose a country from the list."],
    [{ country: "lv" }, "Choose a country from the list."],
    [{ city: "Rīga 5" }, "The city may have letters and spaces only."],
    [
      { zip_code: "LV_1010" },
      "The postcode may have letters, digits, spaces, hyphens, slashes, dots and commas.",
    ],
    [{ street: "<b>" }, "Enter your street and house number."],
    [{ agree: false }, "Agree to the terms to become a customer."],
    [{ confirm_password: "Dzintars2027" }, "The passwords must match."],
  ] as const)("is validated against the rules of the form: %j is refused [5]", async (change, err) => {
    const { status, err: said, request } = await signUp(change);
    expect([status, said]).toEqual([200, err]);
    const kept = at.db.selectFrom("logins").select("id").where("email", "=", request.login);
    expect(await kept.execute()).toEqual([]);
  });

  it.each([
    [
      "Short1a",
      "The password needs 8 to 64 characters with an uppercase letter, a lowercase letter and a digit.",
    ],
    [
      "nouppercase1",
      "The password needs 8 to 64 characters with an uppercase letter, a lowercase letter and a digit.",
    ],
    [
      `Aa1${"x".repeat(62)}`,
      "The password needs 8 to 64 characters with an uppercase letter, a lowercase letter and a digit.",
    ],
    ["Password123", "Too many people use this password. Choose another one."],
    ["Qwerty-123!", "Too many people use this password. Choose another one."],
    ["Laura.Vanaga1", "This password is too close to your email address. Choose another one."],
  ])("refuses the password %j [5]", async (password, err) => {
    const login = `laura.vanaga.${password.length}@amberline.example`;
    expect((await signUp({ login, password, confirm_password: password })).err).toBe(err);
  });

  it.each(["Amberline2026", "Latvija2026", "Marija2026", "Brivibas12", "AnnaLiepa1990"])(
    "refuses %j, which is easy to guess from the customer's words and the bank's name [5] [ASVS 6.2.11]",
    async (password) => {
      const { err } = await signUp({ password, confirm_password: password });
      expect(err).toBe("This password is too easy to guess. Choose a longer or a more unusual one.");
    },
  );

  it.each([{ phone: undefined }, { phone: null }, { phone: " " }])(
    "may be without a phone: %j [5]",
    async (change) => {
      const { data, request } = await signUp(change);
      expect(data.accessToken).toBeTruthy();
      expect((await loginOf(request.login)).phone).toBeNull();
    },
  );

  it("may be from each of the 32 countries, with a phone from another [5] [9]", async () => {
    expect(countries).toHaveLength(32);
    for (const { code } of countries) {
      const { data, request } = await signUp({ country: code });
      expect(data.accessToken, code).toBeTruthy();
      expect(await loginOf(request.login)).toMatchObject({ country: code, phone: "+37120000012" });
    }
  });

  it("is answered in Latvian on request, by mail too [9]", async () => {
    const refused = await signUp({ first_name: "A" }, { language: "lv" });
    expect(refused.err).toBe(
      "Vārdam un uzvārdam vajag vismaz 2 burtus; atļauti tikai burti, atstarpes, defises un apostrofi.",
    );
    const { request } = await signUp({}, { language: "lv" });
    expect((await mailTo(request.login))[0]).toMatch(/^Labdien!\n\nJūsu kods ir [2-9A-Z]{6}\./);
  });

  it("is one request of the contract, with the field names of the specification [3-7] [7-16]", () => {
    expect([calls.register.method, calls.register.path]).toEqual(["POST", "/reg"]);
    expect(Object.keys(calls.register.request.fields).sort()).toEqual(
      [
        ...["first_name", "last_name", "login", "password", "confirm_password"],
        ...["phone", "country", "city", "zip_code", "street", "agree"],
      ].sort(),
    );
  });
});
