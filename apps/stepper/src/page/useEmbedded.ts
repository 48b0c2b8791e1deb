import { useEffect, useMemo, useState } from "react";

async function read(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return null;
    const picture = await answer.blob();
    return await new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.addEventListener("load", () =>
        resolve(typeof reader.result === "string" ? reader.result : null),
      );
      reader.addEventListener("error", () => reject(reader.error ?? new Error("It could not be read.")));
      reader.readAsDataURL(picture);
    });
  } catch {
    return null;
  }
}

/** The pictures at these addresses as `data:` addresses; null where there is none. Undefined while they are loaded. */
export function useEmbedded(addresses: readonly (string | null)[]): readonly (string | null)[] | undefined {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, string | null>>(new Map());
  const wanted = [...new Set(addresses)].filter((address) => address !== null).join("\n");
  useEffect(() => {
    let isWanted = true;
    const all = wanted === "" ? [] : wanted.split("\n");
    void Promise.all(all.map(async (address) => [address, await read(address)] as const)).then((pictures) => {
      if (isWanted) setLoaded(new Map(pictures));
    });
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return useMemo(
    () =>
      addresses.every((address) => address === null || loaded.has(address))
        ? addresses.map((address) => address && (loaded.get(address) ?? null))
        : undefined,
    [addresses, loaded],
  );
}
