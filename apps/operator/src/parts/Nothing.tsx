import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { SearchX } from "lucide-react";

export const Nothing = ({ title }: { title: string }) => (
  <EmptyState icon={<Icon icon={SearchX} />} title={title} headingLevel={2} />
);
