import { Icon } from "@amberline/ui/Icon";
import { IconButton } from "@amberline/ui/IconButton";
import { GitBranch, X } from "lucide-react";
import type { Names } from "../names/names";
import { commonOf, type Branch } from "../walk/branches";
import type { WalkEvent } from "../walk/walk";
import { useTranslation } from "../i18n";
import { Ghost } from "./Timeline.styles";

interface GhostBranchProps {
  branch: Branch;
  walked: Branch;
  names: Names;
  onWalk: (event: WalkEvent) => void;
}

/** An abandoned branch that can be restored or removed. */
export function GhostBranch({ branch, walked, names, onWalk }: GhostBranchProps) {
  const { t } = useTranslation();
  const left = commonOf(branch, walked);
  const steps = branch.slice(left).map(names.event).join(" → ");
  return (
    <li>
      <Icon icon={GitBranch} size={16} />
      <Ghost
        type="button"
        aria-label={t("walk.openBranch", { steps })}
        onClick={() => onWalk({ type: "branch.open", branch, position: branch.length })}
      >
        <b>{t("walk.branch", { step: left + 1 })}</b> {steps}
      </Ghost>
      <IconButton
        label={t("walk.closeBranch", { steps })}
        icon={<Icon icon={X} size={16} />}
        size={36}
        onClick={() => onWalk({ type: "branch.close", branch })}
      />
    </li>
  );
}
