import { Icon } from "@amberline/ui/Icon";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "../i18n";
import type { MissingItem } from "./missingItems";
import { Missing } from "./Disclosure.styles";

interface MissingListProps {
  items: readonly MissingItem[];
  isOpenAtFirst: boolean;
  onGo: (item: MissingItem) => void;
}

/** What still stands between a company and its confirmation; each line leads to its place. */
export function MissingList({ items, isOpenAtFirst, onGo }: MissingListProps) {
  const { t } = useTranslation();
  return (
    <Missing open={isOpenAtFirst}>
      <summary>{t("company.missing.title", { count: items.length })}</summary>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <button type="button" onClick={() => onGo(item)}>
              <span>{t(item.words)}</span>
              <Icon icon={ArrowRight} size={18} />
            </button>
          </li>
        ))}
      </ul>
    </Missing>
  );
}
