declare module "virtual:brand.css";
