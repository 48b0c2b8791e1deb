import { EmptyState } from "@amberline/ui/EmptyState";
import { SearchX } from "lucide-react";

export const Nothing = ({ title }: { title: string }) => (
  <EmptyState icon={<SearchX aria-hidden />} title={title} headingLevel={2} />
);
