import { inEachLanguage, type Language } from "@amberline/domain/language";
import * as allContracts from "./allContracts";
import { type ContractCatalogue } from "./contract.en";

const contracts = inEachLanguage<ContractCatalogue, Language>(allContracts, allContracts.en);

export const contractIn = (language: Language): ContractCatalogue => contracts[language];
