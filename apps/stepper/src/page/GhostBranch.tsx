import { GitBranch, X } from "lucide-react";
import type { Names } from "../names/names";
import { IconButton } from "../parts/IconButton.styles";
import { commonOf, type Branch } from "../walk/branches";
import type { WalkEvent } from "../walk/walk";
import { useTranslation } from "../i18n";
import { Ghost } from "./Timeline.styles";

interface GhostBranchProps {
  branch: Branch;
  /** The branch walked now. */
  walked: Branch;
  names: Names;
  onWalk: (event: WalkEvent) => void;
}

/** A way that was left for another: it can be gone again, or forgotten. */
export function GhostBranch({ branch, walked, names, onWalk }: GhostBranchProps) {
  const { t } = useTranslation();
  const left = commonOf(branch, walked);
  const steps = branch.slice(left).map(names.event).join(" → ");
  return (
    <li>
      <GitBranch size={16} strokeWidth={1.75} aria-hidden />
      <Ghost
        type="button"
        aria-label={t("walk.openBranch", { steps })}
        onClick={() => onWalk({ type: "branch.open", branch, position: branch.length })}
      >
        <b>{t("walk.branch", { step: left + 1 })}</b> {steps}
      </Ghost>
      <IconButton
        type="button"
        aria-label={t("walk.closeBranch", { steps })}
        onClick={() => onWalk({ type: "branch.close", branch })}
      >
        <X size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </li>
  );
}
