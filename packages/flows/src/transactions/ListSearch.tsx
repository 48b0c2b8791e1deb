import { useState } from "react";
import { Icon } from "@amberline/ui/Icon";
import { IconButton } from "@amberline/ui/IconButton";
import { SearchField } from "@amberline/ui/SearchField";
import { Search } from "lucide-react";
import { useTranslation } from "../i18n";
import { SearchForm } from "./transactions.styles";

/** Looks for a text in all transactions. On a phone there is room for an icon only, which leads to them. */
export function ListSearch({ onSearch }: { onSearch: (text: string) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  return (
    <>
      <SearchForm
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim());
        }}
      >
        <SearchField
          label={t("history.search")}
          placeholder={t("home.search.placeholder")}
          value={text}
          onChange={({ value }) => setText(value)}
        />
      </SearchForm>
      <IconButton
        data-part="search"
        label={t("home.search.open")}
        icon={<Icon icon={Search} size={24} />}
        onClick={() => onSearch("")}
      />
    </>
  );
}
