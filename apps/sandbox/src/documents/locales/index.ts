import { inEachLanguage, type Language } from "@amberline/domain/language";
import * as all from "./all";
import * as allContracts from "./allContracts";
import { type ContractCatalogue } from "./contract.en";
import { type Catalogue } from "./en";

export type { Catalogue } from "./en";

const catalogues = inEachLanguage<Catalogue, Language>(all, all.en);
const contracts = inEachLanguage<ContractCatalogue, Language>(allContracts, allContracts.en);

export const catalogueIn = (language: Language): Catalogue => catalogues[language];
export const contractIn = (language: Language): ContractCatalogue => contracts[language];
