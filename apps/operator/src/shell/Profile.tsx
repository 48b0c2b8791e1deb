import { Icon } from "@amberline/ui/Icon";
import { IconButton } from "@amberline/ui/IconButton";
import { CircleUser, LogOut } from "lucide-react";
import { Link } from "wouter";
import { paths } from "../paths";
import { useOperator } from "../wiring/useOperator";
import { useSignOut } from "../wiring/useSignOut";
import { useTranslation } from "../i18n";
import { Me } from "./Profile.styles";

/** Who is signed in, with the way to their account and out. */
export function Profile() {
  const { t } = useTranslation();
  const { isBusy, leave } = useSignOut();
  const { name } = useOperator();
  return (
    <>
      <Me as={Link} href={paths.account} aria-label={t("shell.account", { name })}>
        <Icon icon={CircleUser} />
        <span>{name}</span>
      </Me>
      <IconButton
        label={t("shell.signOut")}
        icon={<Icon icon={LogOut} />}
        aria-busy={isBusy || undefined}
        onClick={() => void leave()}
      />
    </>
  );
}
