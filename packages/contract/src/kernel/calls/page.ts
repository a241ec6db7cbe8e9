import { z } from 'zod'
import { emptyAsAbsent, searchText } from '../text/text.ts'

/** Query of every list: `pageNum` from 1, `pageSize` up to 200. */
export const pageQuery = z.object({
  pageNum: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(10),
})

/** Query of a list that can be searched by words. */
export const searchQuery = pageQuery.extend({ keywords: searchText.optional() })

/** Answer of every list. `total` counts only what the reader may see. */
export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({ list: z.array(row), total: z.number().int() })

export type Page<T> = { list: T[]; total: number }

/** The order of a list that a reader chose: a field of its rows, with `-` the greatest first. */
export type Sort<Field extends string> = Field | `-${Field}`

/** The field `sort` of a list: by which fields of its rows a reader may order it. */
export const sortBy = <const Field extends string>(fields: readonly Field[]) =>
  emptyAsAbsent(z.enum(fields.flatMap((field): Sort<Field>[] => [field, `-${field}`])))
