const dataAddress = /^data:([^;,]*)(?:;[^;,]*)*;base64,/;

/** Decodes base64 or a data: address of it; null if it is neither. */
export function readBase64(text: string): { bytes: Uint8Array; type: string } | null {
  const [head = "", type = ""] = dataAddress.exec(text.slice(0, 200)) ?? [];
  const body = text.slice(head.length);
  if (body.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(body)) return null;
  const decoded = atob(body);
  const bytes = new Uint8Array(decoded.length);
  for (let at = 0; at < decoded.length; at += 1) bytes[at] = decoded.charCodeAt(at);
  return { bytes, type };
}
