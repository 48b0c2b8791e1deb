import { textsByLanguage } from "@amberline/domain/language";
import * as allContracts from "./allContracts";
import { type ContractCatalogue } from "./contract.en";

export const contractIn = textsByLanguage<ContractCatalogue>(allContracts, allContracts.en);
