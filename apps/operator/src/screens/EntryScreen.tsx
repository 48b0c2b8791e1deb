import { useState } from "react";
import { acceptInvitation, signIn } from "@amberline/api/operator";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { CodeField } from "@amberline/ui/CodeField";
import { PasswordField } from "@amberline/ui/PasswordField";
import { Stack } from "@amberline/ui/Stack";
import { TextField } from "@amberline/ui/TextField";
import { EntryPage } from "../parts/EntryPage";
import { useTool } from "../wiring/tool";
import { problemText } from "../wiring/useMutation";
import { useTranslation } from "../i18n";

interface EntryScreenProps {
  /** Its holder chooses a name and a password; without one an operator signs in. */
  invitation: string | null;
  /** Whether a session has just ended by itself. */
  isOver: boolean;
  onEnter: () => void;
}

/** Lets an operator in, by name, password and the code of their authenticator if they have one, or by an invitation. */
export function EntryScreen({ invitation, isOver, onEnter }: EntryScreenProps) {
  const { t } = useTranslation();
  const { ask, session } = useTool();
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const kind = invitation === null ? "signIn" : "join";

  const enter = async () => {
    if (isBusy) return;
    setBusy(true);
    const typed = { name: name.trim(), password };
    const outcome =
      invitation === null
        ? await ask(signIn, code === null ? typed : { ...typed, code })
        : await ask(acceptInvitation, { ...typed, invitation });
    setBusy(false);
    if (!outcome.ok && outcome.problem === "refused" && outcome.text === "code_needed") {
      setProblem(null);
      return setCode("");
    }
    if (!outcome.ok) return setProblem(problemText(t, outcome));
    onEnter();
    session.set({ status: "signedIn", operator: outcome.data });
  };

  return (
    <EntryPage title={t(`${kind}.title`)} lead={t(`${kind}.lead`)}>
      <Stack
        as="form"
        onSubmit={(event) => {
          event.preventDefault();
          void enter();
        }}
      >
        {isOver && problem === null ? (
          <Banner tone="info" role="status">
            {t("signIn.ended")}
          </Banner>
        ) : null}
        {problem === null ? null : (
          <Banner tone="negative" role="alert">
            {problem}
          </Banner>
        )}
        <TextField
          label={t("signIn.name")}
          value={name}
          autoComplete="username"
          maxLength={70}
          required
          onChange={({ value }) => setName(value)}
        />
        <PasswordField
          label={t("signIn.password")}
          value={password}
          autoComplete={invitation === null ? "current-password" : "new-password"}
          showLabel={t("signIn.show")}
          maxLength={200}
          required
          onChange={({ value }) => setPassword(value)}
          {...(invitation === null ? {} : { description: t("password.rule") })}
        />
        {code === null ? null : (
          <CodeField
            label={t("factor.code")}
            description={t("factor.codeNeeded")}
            inputMode="numeric"
            value={code}
            required
            autoFocus
            onChange={({ value }) => setCode(value)}
          />
        )}
        <Button type="submit" isBusy={isBusy}>
          {t(`${kind}.submit`)}
        </Button>
      </Stack>
    </EntryPage>
  );
}
