import { useState } from "react";
import { acceptInvitation, signIn } from "@amberline/api/operator";
import { LanguageChoice } from "@amberline/app-kit/LanguageChoice";
import { Banner } from "@amberline/ui/Banner";
import { BrandMark } from "@amberline/ui/BrandMark";
import { Button } from "@amberline/ui/Button";
import { LocaleProvider } from "@amberline/ui/LocaleProvider";
import { PageHeader } from "@amberline/ui/PageHeader";
import { PasswordField } from "@amberline/ui/PasswordField";
import { PlainLayout } from "@amberline/ui/PlainLayout";
import { Row, Stack } from "@amberline/ui/Stack";
import { TextField } from "@amberline/ui/TextField";
import { usePageHeading } from "../parts/OperatorPage";
import { ThemeChoice } from "../shell/ThemeChoice";
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

/** Lets an operator in, by name and password or by an invitation. */
export function EntryScreen({ invitation, isOver, onEnter }: EntryScreenProps) {
  const { t, language, setLanguage } = useTranslation();
  const { ask, session } = useTool();
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const kind = invitation === null ? "signIn" : "join";
  const title = t(`${kind}.title`);
  const heading = usePageHeading(title);

  const enter = async () => {
    if (isBusy) return;
    setBusy(true);
    const typed = { name: name.trim(), password };
    const outcome =
      invitation === null ? await ask(signIn, typed) : await ask(acceptInvitation, { ...typed, invitation });
    setBusy(false);
    if (!outcome.ok) return setProblem(problemText(t, outcome));
    onEnter();
    session.set({ status: "signedIn", operator: outcome.data });
  };

  return (
    <LocaleProvider locale={language}>
      <PlainLayout
        brand={<BrandMark name={t("app.title")} />}
        languageSwitch={
          <Row>
            <LanguageChoice label={t("shell.language")} current={language} onSelect={setLanguage} />
            <ThemeChoice />
          </Row>
        }
        slogan=""
        picture="behind"
      >
        <PageHeader title={title} titleRef={heading} lead={t(`${kind}.lead`)} />
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
          <Button type="submit" isBusy={isBusy}>
            {t(`${kind}.submit`)}
          </Button>
        </Stack>
      </PlainLayout>
    </LocaleProvider>
  );
}
