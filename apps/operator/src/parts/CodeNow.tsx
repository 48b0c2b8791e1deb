import { type OperatorCustomer } from "@amberline/api/operator";
import { useWords } from "../words/useWords";
import { Muted } from "./Muted";
import { Code, Lines } from "./parts.styles";

const seconds = (ms: number) => Math.ceil(ms / 1000);

/** The code the customer would type next, and until when. */
export function CodeNow({ customer }: { customer: Pick<OperatorCustomer, "code" | "two_factor"> }) {
  const { say } = useWords();
  const { code, two_factor: isOn } = customer;
  if (!code) return <Muted>{say("code.off")}</Muted>;
  const when =
    code.usableInMs === 0
      ? say("code.left", { seconds: code.secondsLeft })
      : say("code.later", { seconds: seconds(code.usableInMs) });
  return (
    <Lines>
      <Code>{code.code}</Code>
      <Muted>{when}</Muted>
      {isOn ? null : <Muted>{say("code.settingUp")}</Muted>}
    </Lines>
  );
}
