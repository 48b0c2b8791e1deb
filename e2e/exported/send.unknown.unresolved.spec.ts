import { test } from "@amberline/flow-lab/drive";

test("send, private: comes to unknown.unresolved", async ({ begin }) => {
  const walk = await begin("send", "private", [
    "create=vop.NMTC",
    "resend=net",
    "reconcile=none",
    "reconcile=none",
    "reconcile=none",
    "reconcile=none",
  ]);
  await walk.arrived("editing");

  await walk.take("order.submit");
  await walk.arrived("creating");

  await walk.take("create=vop.NMTC");
  await walk.arrived("nameCheck");

  await walk.take("name.confirm");
  await walk.arrived("twoFactor");

  await walk.take("code.submit");
  await walk.arrived("resending");

  await walk.take("resend=net");
  await walk.arrived("unknown.checking");

  await walk.take("reconcile=none");
  await walk.arrived("unknown.waiting");

  await walk.take("+recheck");
  await walk.arrived("unknown.checking");

  await walk.take("reconcile=none");
  await walk.arrived("unknown.waiting");

  await walk.take("+recheck");
  await walk.arrived("unknown.checking");

  await walk.take("reconcile=none");
  await walk.arrived("unknown.waiting");

  await walk.take("+recheck");
  await walk.arrived("unknown.checking");

  await walk.take("reconcile=none");
  await walk.arrived("unknown.unresolved");
});
