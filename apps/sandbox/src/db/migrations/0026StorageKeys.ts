/** Each row gets random bytes of its own: two UUIDs, 244 bits. */
export const storageKeys: readonly string[] = [
  `alter table accounts add column storage_key text not null
    default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`,
];
