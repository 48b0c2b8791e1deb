import { signOut } from "@amberline/api/operator";
import { Icon } from "@amberline/ui/Icon";
import { IconButton } from "@amberline/ui/IconButton";
import { CircleUser, LogOut } from "lucide-react";
import { Link } from "wouter";
import { paths } from "../paths";
import { useTool } from "../wiring/tool";
import { useMutation } from "../wiring/useMutation";
import { useOperator } from "../wiring/useOperator";
import { useTranslation } from "../i18n";
import { Me } from "./Profile.styles";

/** Who is signed in, with the way to their account and out. */
export function Profile() {
  const { t } = useTranslation();
  const { session } = useTool();
  const { busy, perform } = useMutation();
  const { name } = useOperator();
  const leave = async () => {
    if (await perform("signOut", signOut, {}, null)) session.set({ status: "signedOut", isOver: false });
  };
  return (
    <>
      <Me as={Link} href={paths.account} aria-label={t("shell.account", { name })}>
        <Icon icon={CircleUser} />
        <span>{name}</span>
      </Me>
      <IconButton
        label={t("shell.signOut")}
        icon={<Icon icon={LogOut} />}
        aria-busy={busy !== null || undefined}
        onClick={() => void leave()}
      />
    </>
  );
}
