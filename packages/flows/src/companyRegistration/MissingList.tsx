import { Disclosure } from "@amberline/ui/Disclosure";
import { Icon } from "@amberline/ui/Icon";
import { ArrowRight } from "lucide-react";
import { rejectionText } from "../documents/handedIn";
import { useTranslation } from "../i18n";
import type { MissingItem } from "./missingItems";
import { Lines } from "./MissingList.styles";

interface MissingListProps {
  items: readonly MissingItem[];
  isOpenAtFirst: boolean;
  onGo: (item: MissingItem) => void;
}

/** What is missing for confirmation; each line links to its field or step. */
export function MissingList({ items, isOpenAtFirst, onGo }: MissingListProps) {
  const { t } = useTranslation();
  return (
    <Disclosure isCard summary={t("company.missing.title", { count: items.length })} open={isOpenAtFirst}>
      <Lines>
        {items.map((item) => (
          <li key={item.id}>
            <button type="button" onClick={() => onGo(item)}>
              <span>
                {t(item.words)}
                {item.rejection === null ? null : <small>{rejectionText(t, item.rejection)}</small>}
              </span>
              <Icon icon={ArrowRight} size={18} />
            </button>
          </li>
        ))}
      </Lines>
    </Disclosure>
  );
}
