import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ensureHelm, render, runHelm } from "./helm.mjs";
import { root } from "./setup.mjs";

const read = (file) => readFileSync(path.join(root, file), "utf8");
const found = (pattern, text) => [...text.matchAll(pattern)].map(([, name]) => name);
const brand = path.join(root, "apps/bank/brands/amberline/bank.json");
const withProvider = ["--set", "provider.enabled=true", "--set", "provider.operators.host=staff.example.com"];

const example = read("deploy/bank.env.example");
const compose = read("deploy/compose.yaml");
const values = read("deploy/helm/values.yaml");
const schema = JSON.parse(read("deploy/helm/values.schema.json"));

describe("the chart", () => {
  it("is of the repository's version", () => {
    const { version } = JSON.parse(read("package.json"));
    const chart = read("deploy/helm/Chart.yaml");
    expect(chart).toContain(`\nversion: ${version}\n`);
    expect(chart).toContain(`\nappVersion: "${version}"\n`);
  });

  it("takes every setting of the provider but addresses and secrets, which it has from elsewhere", () => {
    const all = found(/^([A-Z_]+)=/gm, example);
    const taken = schema.properties.provider.properties.env.propertyNames.enum;
    expect(all.filter((name) => !taken.includes(name))).toEqual([
      ...["PUBLIC_URL", "WIDGET_URL", "OPERATOR_URL"],
      ...["STANDBY_URL", "SMTP_URL", "VAPID_PRIVATE_KEY", "OPERATOR_KEY", "SECRETS_KEY_OLD"],
    ]);
    expect(taken.filter((name) => !all.includes(name))).toEqual([]);
    const ofCompose = found(/^ {4}([A-Z_]+): .+$/gm, /x-bank:[^]*?\n {2}secrets:/.exec(compose)[0]);
    const own = found(/name: ([A-Z_]+), value:/g, read("deploy/helm/templates/provider.yaml"));
    expect(own).toEqual(expect.arrayContaining(ofCompose));
  });

  it("uses every value it offers", () => {
    const templates = ["_parts.tpl", "app.yaml", "bank.yaml", "ingress.yaml", "provider.yaml"].map((file) =>
      read(`deploy/helm/templates/${file}`),
    );
    const names = found(/^ *(\w+): /gm, values.replaceAll(/^ *#.*$/gm, ""));
    expect(names.length).toBeGreaterThan(15);
    const unused = names.filter((name) => !new RegExp(`\\.${name}\\b`).test(templates.join("")));
    // Given to the pods as they are.
    expect([...new Set(unused)]).toEqual(["requests", "limits"]);
  });
});

/** By name and kind. */
const of = (objects, kind, name) =>
  objects.find((object) => object.kind === kind && object.metadata.name === name);
const containersOf = ({ spec }) => [
  ...(spec.template.spec.initContainers ?? []),
  ...spec.template.spec.containers,
];
const refusal = (...line) => {
  try {
    runHelm(...line);
  } catch (error) {
    return error.message;
  }
  return "";
};

// Fetched once by `npm test`; there is none for other machines than Linux on x64.
describe.skipIf(!ensureHelm({ mayInstall: process.env.AMBERLINE_INSTALL === "1" }))("Helm", () => {
  it("finds nothing wrong in it", () => {
    expect(runHelm("lint", ".", "--strict")).toContain("1 chart(s) linted, 0 chart(s) failed");
  });

  it("makes the app alone of it, with the bank's file as it is", async () => {
    const objects = await render("--set-file", `bank.file=${brand}`);
    expect(objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`).sort()).toEqual([
      ...["ConfigMap bank-bank", "Deployment bank-app", "Ingress bank", "PodDisruptionBudget bank-app"],
      "Service bank-app",
    ]);
    expect(of(objects, "ConfigMap", "bank-bank").data["bank.json"]).toBe(readFileSync(brand, "utf8"));
    const plain = await render();
    expect(of(plain, "ConfigMap", "bank-bank")).toBeUndefined();
    expect(JSON.stringify(plain)).not.toContain('"bank-bank"');
    const sum = (all) => of(all, "Deployment", "bank-app").spec.template.metadata.annotations;
    expect(sum(objects)).not.toEqual(sum(plain));
  });

  it("gives no container more than it needs, and never one pod fewer than wanted", async () => {
    const deployments = (await render(...withProvider)).filter(({ kind }) => kind === "Deployment");
    expect(deployments).toHaveLength(2);
    for (const deployment of deployments) {
      const { strategy, template } = deployment.spec;
      expect(strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
      expect(template.spec).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: "RuntimeDefault" } },
      });
      expect(template.metadata.labels).toMatchObject(deployment.spec.selector.matchLabels);
      for (const container of containersOf(deployment)) {
        expect(container.securityContext).toEqual({
          ...{ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true },
          capabilities: { drop: ["ALL"] },
        });
        expect(container.resources.limits.memory).toMatch(/Mi$/);
      }
      const [{ readinessProbe, livenessProbe }] = template.spec.containers;
      expect([readinessProbe, livenessProbe]).toEqual([expect.anything(), expect.anything()]);
    }
  });

  it("names the app's port and where nginx says that it is alive", async () => {
    const deployment = of(await render(), "Deployment", "bank-app");
    const [container] = deployment.spec.template.spec.containers;
    const nginx = read("deploy/nginx/container.conf");
    expect(nginx).toContain(`listen ${container.ports[0].containerPort};`);
    expect(read("deploy/Containerfile")).toContain(`EXPOSE ${container.ports[0].containerPort}\n`);
    expect(nginx).toContain(`location = ${container.livenessProbe.httpGet.path} {`);
    const [{ mountPath }] = container.volumeMounts;
    expect(nginx).toContain(`root ${mountPath}/site;`);
    const script = read("deploy/app.sh");
    expect(script).toContain(`APP_RUN:-${mountPath}}`);
    for (const { args } of containersOf(deployment)) expect(script).toContain(`  ${args[0]}) ${args[0]} ;;`);
  });

  it("names the provider's ports, probes, settings and secrets as the compose file does", async () => {
    const deployment = of(await render(...withProvider), "Deployment", "bank-provider");
    const { terminationGracePeriodSeconds: grace, containers } = deployment.spec.template.spec;
    const [{ env, ports, readinessProbe, livenessProbe, lifecycle }] = containers;
    const settings = Object.fromEntries(env.map(({ name, value }) => [name, value]));
    for (const [name, value] of Object.entries(settings)) {
      if (name.endsWith("_FILE")) expect(compose).toContain(`${name}: ${value}\n`);
      else expect(example + compose).toMatch(new RegExp(`^ *${name}[=:]`, "m"));
    }
    expect(read("deploy/Containerfile")).toContain(
      `EXPOSE ${ports.map(({ containerPort }) => containerPort).join(" ")}\n`,
    );
    const operations = read("apps/sandbox/src/server/operations.ts");
    for (const probe of [readinessProbe, livenessProbe])
      expect(operations).toContain(`pathname === "${probe.httpGet.path}"`);
    const pause = Number(lifecycle.preStop.exec.command[1]);
    expect(grace).toBeGreaterThan(pause + Number(settings.STOP_SECONDS));
  });

  it("leads every host to what answers there", async () => {
    const objects = await render(...withProvider);
    const to = objects
      .filter(({ kind }) => kind === "Ingress")
      .flatMap(({ spec }) =>
        spec.rules.flatMap(({ host, http }) =>
          http.paths.map(({ path: at, backend: { service } }) => [
            ...[`${host}${at}`, `${service.name}:${service.port.name}`],
          ]),
        ),
      );
    expect(to).toEqual([
      ["bank.example.com/api", "bank-provider:http"],
      ["bank.example.com/.well-known", "bank-provider:http"],
      ["bank.example.com/", "bank-app:http"],
      ["identity.bank.example.com/", "bank-provider:http"],
      ["staff.example.com/", "bank-provider:operators"],
    ]);
    for (const [, service] of to) {
      const [name, port] = service.split(":");
      expect(of(objects, "Service", name).spec.ports.map((each) => each.name)).toContain(port);
    }
  });

  it("refuses a value that it does not know, and a setting that the provider has not", () => {
    expect(refusal("template", "bank", ".", "--set", "app.replica=3")).toContain("'replica' not allowed");
    expect(refusal("template", "bank", ".", "--set", "provider.env.STOP_SECOND=3")).toMatch(/STOP_SECOND/);
  });
});
