declare module "virtual:brand.css";

declare module "virtual:first-words/*" {
  const words: Record<string, string>;
  export default words;
}
