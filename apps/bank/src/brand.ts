/** Everything a bank changes to make the product its own. Nothing else mentions the brand. */
export { bankFile as brand } from "#bank-file";
