import { categoryRules, patternOf, type Category } from "@amberline/domain/categories";
import { sql, type RawBuilder } from "kysely";
import { type Count } from "../db/schema";
import { type Db } from "../db/inTransaction";
import { seenRows, type SeenTransaction, type Sight } from "./seenTransactions";

/** A transaction with what its account's customers say of it, or the bank guesses. */
export interface NotedTransaction extends SeenTransaction {
  category: Category;
  /** Who says so: the customer of this one, or of all with its payee, or a rule of the bank. */
  category_from: "own" | "payee" | "guess";
  note: string;
  /** 0 before anything was written. */
  note_version: Count;
  /** In the order they came, without their content. */
  files: NotedFile[];
  labels: string[];
}

/** A file that a customer put beside a transaction. */
export interface NotedFile {
  id: string;
  name: string;
  type: string;
  size: Count;
}

/** As `foldText`, whatever language the database sorts in. */
const folded = (text: RawBuilder<unknown>) =>
  sql`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]+', '', 'g'))`;

const isIn = sql`seen.type = 'RECEIVE'`;
const whens = { in: sql`${isIn} and `, out: sql`not (${isIn}) and ` };

/** Most rows have no word of any rule: one look tells. */
const anyWord = categoryRules.map(patternOf).join("|");
const unknown = sql`case when ${isIn} then 'income' else 'other' end`;

/** As `guessCategory`. */
const guess = () => sql`case
  when seen.type in ('FEE', 'fee_manual') then 'fees'
  when seen.is_salary then 'wages'
  when seen.space_id is not null then 'savings'
  when ${folded(sql`seen.from_name`)} = ${folded(sql`seen.to_name`)} then 'savings'
  else (
    select case when words.whole !~ ${sql.lit(anyWord)} then ${unknown} ${sql.join(
      categoryRules.map(
        (rule) =>
          sql`when ${rule.when ? whens[rule.when] : sql``}words.${sql.ref(rule.when ? "whole" : "of_both")} ~ ${sql.lit(patternOf(rule))}
            then ${sql.lit(rule.category)}`,
      ),
      sql` `,
    )} else ${unknown} end
    from (
      select whole, case when ${isIn} then ${folded(sql`seen.from_name`)} else whole end as of_both
      from (select ${folded(sql`concat(case when ${isIn} then seen.from_name else seen.to_name end, ' ', seen.to_reference)`)}
        as whole offset 0) said
      offset 0
    ) words
  ) end`;

/** By which a customer's word is learnt; empty for a fee and for who is not told. */
const payee = sql`case seen.type when 'RECEIVE' then seen.from_account when 'SEND' then seen.to_account else '' end`;

const ofNote = (column: string) => sql`(
  select ${sql.ref(column)} from transaction_notes
  where transaction_notes.transaction_id = seen.id and not seen.is_hidden
)`;
const ofPayee = sql`(
  select category from payee_categories
  where payee_categories.account_id = seen.account_id and payee_categories.payee = ${payee} and not seen.is_hidden
)`;

const files = sql`(
  select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'type', media_type, 'size', size) order by created_at, id)
  from transaction_files where transaction_files.transaction_id = seen.id and not seen.is_hidden
)`;

const labels = sql`(
  select jsonb_agg(label order by place)
  from transaction_labels where transaction_labels.transaction_id = seen.id and not seen.is_hidden
)`;

/** In place of `seenRows`. Columns that nobody asks for cost nothing. */
export const notedRows = (sight: Pick<Sight, "hiddenAs">) => sql<NotedTransaction>`(
  select seen.*,
    coalesce(${ofNote("category")}, ${ofPayee}, ${guess()}) as category,
    case when ${ofNote("category")} is not null then 'own' when ${ofPayee} is not null then 'payee' else 'guess' end
      as category_from,
    coalesce(${ofNote("note")}, '') as note,
    coalesce(${ofNote("version")}, 0)::bigint as note_version,
    coalesce(${files}, '[]') as files,
    coalesce(${labels}, '[]') as labels
  from ${seenRows(sight)} seen
)`;

export const notedTransactions = (db: Db, sight: Sight) =>
  db.selectFrom(notedRows(sight).as("transactions")).where("transactions.account_id", "=", sight.accountId);
