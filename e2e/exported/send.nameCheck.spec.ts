import { test } from "@amberline/flow-lab/drive";

test("send, private: comes to nameCheck", async ({ begin }) => {
  const walk = await begin("send", "private", ["create=vop.NMTC"]);
  await walk.arrived("editing");

  await walk.take("order.submit+order.amount=12.34");
  await walk.arrived("creating");

  await walk.take("+1s");
  await walk.arrived("creating");

  await walk.take("create=vop.NMTC");
  await walk.arrived("nameCheck");
});
