import { test } from "@amberline/flow-lab/drive";

test("signIn, form: comes to signedOut.auth.form.credentials+signedOut.forgot.closed", async ({ begin }) => {
  const walk = await begin("signIn", "form", ["login=BADPASS"]);
  await walk.arrived("signedOut.auth.form.credentials");
  await walk.arrived("signedOut.forgot.closed");

  await walk.take("credentials.submit");
  await walk.arrived("signedOut.auth.submitting");
  await walk.arrived("signedOut.forgot.closed");

  await walk.take("login=BADPASS");
  await walk.arrived("signedOut.auth.form.credentials");
  await walk.arrived("signedOut.forgot.closed");
});
