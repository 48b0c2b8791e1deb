import { memberPositions, parseShare, totalShare } from "@amberline/domain/company";
import { useNumberKeys } from "@amberline/ui/AmountField";
import { FormCheckbox, FormChoiceCards, FormTextField } from "@amberline/ui/form";
import { Text } from "@amberline/ui/Text";
import { useField, useForm } from "react-final-form";
import { useTranslation } from "../i18n";
import { percentTyped, isTooMuch, shareText, type MemberValues } from "./memberValues";

interface FieldsProps {
  readOnly: boolean;
}

const whenChanged = { subscription: { value: true } };

/** A new person, or an existing user by ID. */
export function PersonFields({ readOnly }: FieldsProps) {
  const { t } = useTranslation();
  const { input } = useField<MemberValues["who"]>("who", whenChanged);
  const look = { readOnly: readOnly, autoComplete: "off" };
  return (
    <>
      <FormChoiceCards
        name="who"
        readOnly={readOnly}
        label={t("members.who")}
        choices={[
          { value: "new", title: t("members.new"), description: t("members.newText") },
          { value: "existing", title: t("members.existing"), description: t("members.existingText") },
        ]}
      />
      {input.value === "existing" ? (
        <FormTextField
          name="userId"
          label={t("members.userId")}
          description={t("members.userIdHint")}
          spellCheck={false}
          {...look}
        />
      ) : (
        <>
          <FormTextField name="firstName" label={t("members.firstName")} {...look} />
          <FormTextField name="lastName" label={t("members.lastName")} {...look} />
          <FormTextField name="email" type="email" label={t("members.email")} {...look} />
          <FormCheckbox name="isInvited" readOnly={readOnly} label={t("members.invite")} />
        </>
      )}
    </>
  );
}

interface PositionFieldsProps extends FieldsProps {
  hasDirector: boolean;
  members: readonly { share: number | null }[];
}

function ShareField({ readOnly, members }: Omit<PositionFieldsProps, "hasDirector">) {
  const { t, i18n } = useTranslation();
  const form = useForm();
  const { input } = useField<string | undefined>("percent", whenChanged);
  const keys = useNumberKeys(input.value ?? "", (key) => t("app.keyLeftOut", { key }));
  const share = parseShare(input.value ?? "");
  const total = totalShare([...members, { share }]);
  const key = isTooMuch(total) ? "members.totalWithHigh" : "members.totalWith";
  return (
    <>
      <FormTextField
        name="percent"
        label={t("members.percent")}
        inputMode="decimal"
        suffix="%"
        autoComplete="off"
        readOnly={readOnly}
        help={keys.help}
        onKeyDown={keys.onKeyDown}
        onChange={({ value }) => {
          keys.onText(value);
          const kept = percentTyped(value);
          if (kept !== value) form.change("percent", kept);
        }}
      />
      <Text size="small" tone="muted" role="status" data-high={isTooMuch(total) || undefined}>
        {share === null ? null : t(key, { share: shareText(total, i18n.language) })}
      </Text>
    </>
  );
}

/** Position in the company; for owners also the share. */
export function PositionFields({ readOnly, hasDirector, members }: PositionFieldsProps) {
  const { t } = useTranslation();
  const { input } = useField<string | null>("position", whenChanged);
  return (
    <>
      <FormChoiceCards
        name="position"
        readOnly={readOnly}
        label={t("members.type")}
        choices={memberPositions.map((value) => ({
          value,
          title: t(`members.position.${value}`),
          ...(value === "director" && hasDirector ? { disabledReason: t("members.directorTaken") } : {}),
        }))}
      />
      {input.value === "owner" ? <ShareField readOnly={readOnly} members={members} /> : null}
    </>
  );
}
