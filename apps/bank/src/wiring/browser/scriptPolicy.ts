type ScriptUrl = (url: string) => string;

interface ScriptPolicies {
  createPolicy(name: string, rules: { createScriptURL: ScriptUrl }): { createScriptURL: ScriptUrl };
}

/**
 * With Trusted Types a worker starts only from an address that a policy has approved. Each policy, which the page's own
 * names, lets a single one through.
 */
export function approvedScript(policy: "app-worker" | "app-service-worker", address: string): string {
  const policies = (globalThis as { trustedTypes?: ScriptPolicies }).trustedTypes;
  return policies?.createPolicy(policy, { createScriptURL: () => address }).createScriptURL("") ?? address;
}
