import { foldCode, foldSearch } from '@residency/contract/kernel/fold'
import {
  type Expression,
  type OrderByItemBuilder,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely'

/**
 * A `like` pattern that finds `words` anywhere in a folded text; `%` and `_` in the search are
 * literal.
 */
export const containing = (words: string) => `%${foldSearch(words).replaceAll(/[\\%_]/g, '\\$&')}%`

/**
 * Whether a text, folded as a search is, contains the pattern of `containing`. People are found by
 * their column `name_search`.
 */
export const isFoundIn = (text: Expression<string | null>, pattern: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`fold_search(${text}) like ${pattern}`

/** Ids as one array of a statement, such as for `unnest` or `array_position`. */
export const idArray = (ids: Iterable<number>): RawBuilder<number[]> =>
  sql<number[]>`${sql.val([...ids])}::bigint[]`

/**
 * For `where('id', '=', …)`: any of these ids, in one statement however many they are; of none
 * nothing is found.
 */
export const anyId = (ids: Iterable<number>): RawBuilder<number> =>
  sql<number>`any(${idArray(ids)})`

/**
 * For `where('u.id', '=', …)` with words: the ids that a query finds, found first and once. A
 * search among few people would otherwise compare its words with every account. Nine of ten
 * accounts are of applicants.
 */
export const anyFound = (ids: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`any(array(${ids}))`

/** For `where('id', '<>', …)`: none of these ids; of none everything is found. */
export const noneOfIds = (ids: Iterable<number>): RawBuilder<number> =>
  sql<number>`all(${idArray(ids)})`

/**
 * Words of the code in the text of a statement, for `state in (…)`: only so is an index used that
 * holds the rows with these words.
 */
export const literals = (words: readonly string[]): RawBuilder<unknown> =>
  sql.join(words.map((word) => sql.lit(word)))

/** Texts as one array of a statement. */
export const textArray = <Text extends string>(texts: Iterable<Text>): RawBuilder<Text[]> =>
  sql<Text[]>`${sql.val([...texts])}::text[]`

/**
 * For `where('code', '=', …)`: one of these texts; of none nothing is found, where a list in
 * parentheses would be an error.
 */
export const anyText = <Text extends string>(texts: Iterable<Text>): RawBuilder<Text> =>
  sql<Text>`any(${textArray(texts)})`

/** For `where('code', '<>', …)`: none of these texts. */
export const noneOfTexts = <Text extends string>(texts: Iterable<Text>): RawBuilder<Text> =>
  sql<Text>`all(${textArray(texts)})`

/** Whether a number is one of these, however they were typed. */
export const isOneOfCodes = (
  number: Expression<string | null>,
  typed: readonly string[],
): RawBuilder<SqlBool> =>
  sql<SqlBool>`fold_code(${number}) = any(${sql.val(typed.map(foldCode))}::text[])`

/**
 * For `orderBy` of a name: lists of names follow pinyin (`0001-platform.sql`, docs/decisions/0058).
 */
export const byPinyin = (order: OrderByItemBuilder) => order.collate('pinyin')
