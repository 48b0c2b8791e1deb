import { sql, type Kysely } from "kysely";
import { type Database } from "../db/schema";

/** Something of the schema that a program reads, writes or is refused by. */
export interface SchemaPart {
  /** With its definition: another definition is another part. */
  text: string;
  /** It can make a statement fail that worked before. */
  isRefusing: boolean;
  /** What it is refused to write to, if to one table, and its columns; none for all of the table. */
  table: string | null;
  columns: string[];
}

const namesOf = (relation: string, numbers: string) => `coalesce((
  select json_agg(attname) from pg_attribute where attrelid = ${relation} and attnum = any (${numbers})), '[]')`;

/** Tables and columns, and whatever refuses or changes what is written to them. Plain indexes are no part. */
export async function readSchema(db: Kysely<Database>): Promise<SchemaPart[]> {
  const { rows } = await sql<SchemaPart>`
    with relation as (
      select oid, relname::text as name, relkind from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'S')
    ), owned as (
      select objid from pg_depend where classid = 'pg_class'::regclass and deptype = 'i'
    )
    select case relkind when 'v' then 'view ' || name || ' ' || pg_get_viewdef(oid) when 'S' then 'sequence ' || name
        else 'table ' || name end as text,
      false as "isRefusing", null as table, '[]'::json as columns
    from relation where oid not in (select objid from owned)
    union all
    select concat_ws(' ', 'column ' || name || '.' || attname, format_type(atttypid, atttypmod),
        case when attnotnull then 'not null' end,
        case when attgenerated <> '' then 'generated' when attidentity <> '' then 'identity' when atthasdef then 'default' end,
        pg_get_expr(adbin, adrelid)),
      attnotnull and not atthasdef and attidentity = '', name, '[]'
    from relation join pg_attribute on attrelid = oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relkind in ('r', 'p')
    union all
    select 'constraint ' || name || '.' || conname || ' ' || pg_get_constraintdef(made.oid), true, name,
      ${sql.raw(namesOf("conrelid", "conkey"))}
    from relation join pg_constraint made on conrelid = relation.oid where contype in ('c', 'f', 'u', 'p', 'x')
    union all
    select 'deleting from ' || name || ' despite ' || conrelid::regclass || '.' || conname, true, name, '[]'
    from relation join pg_constraint made on confrelid = relation.oid where confdeltype in ('a', 'r')
    union all
    select pg_get_indexdef(indexrelid), true, name, ${sql.raw(namesOf("indrelid", "indkey::int2[]"))}
    from relation join pg_index on indrelid = relation.oid
    where indisunique and not exists (select from pg_constraint where conindid = indexrelid and contype <> 'f')
    union all
    select pg_get_triggerdef(pg_trigger.oid) || case tgenabled when 'D' then ' disabled' else '' end, true, name, '[]'
    from relation join pg_trigger on tgrelid = relation.oid where not tgisinternal
    union all
    select pg_get_functiondef(oid), false, null, '[]'
    from pg_proc where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
  `.execute(db);
  return rows;
}

const firstLine = (text: string) => text.split("\n", 1)[0]?.trim() ?? "";

/**
 * What may fail in a program of the earlier schema once it meets the later: something it knows is gone or has another
 * definition, or something new refuses what it writes. Where its new columns alone are refused, it writes none.
 */
export function schemaBreaks(before: readonly SchemaPart[], after: readonly SchemaPart[]): string[] {
  const textsOf = (parts: readonly SchemaPart[]) => new Set(parts.map(({ text }) => text));
  const [old, kept] = [textsOf(before), textsOf(after)];
  const names = new Set(before.map(({ text }) => text.split(" ", 2).join(" ")));
  const isNew = (table: string | null, columns: readonly string[]) =>
    !names.has(`table ${table}`) ||
    (columns.length > 0 && columns.every((column) => !names.has(`column ${table}.${column}`)));
  return [
    ...before.filter(({ text }) => !kept.has(text)).map(({ text }) => `gone: ${firstLine(text)}`),
    ...after
      .filter(
        ({ text, isRefusing, table, columns }) => !old.has(text) && isRefusing && !isNew(table, columns),
      )
      .map(({ text }) => `new: ${firstLine(text)}`),
  ];
}
