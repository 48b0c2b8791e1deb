declare module "virtual:amberline-docs" {
  export const data: unknown;
}
