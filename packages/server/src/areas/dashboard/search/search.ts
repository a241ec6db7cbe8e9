import type { search as searchCall } from '@residency/contract/areas/dashboard/search/search.contract'
import { type InputOf, labelIn } from '@residency/contract/kernel'
import { everyOf, type FoundRecord, type RecordFinder } from '../../../platform/area.ts'
import { mergeReads } from '../../../platform/db/connect/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isPermitted } from '../../../platform/http/permitted.ts'
import { searchWords } from '../../../platform/search/search-words.ts'
import { isWholeNumber } from '../../../platform/search/whole-number.rules.ts'
import { findActions } from './find-actions.ts'

/** What the address of a page has to open the record, or its list by the name. */
const queryOf = ({ byName }: RecordFinder, { id, name }: FoundRecord): Record<string, string> =>
  byName ? { keywords: name } : { id: String(id) }

const present = (ctx: SignedCtx, finder: RecordFinder, record: FoundRecord) => ({
  view: finder.view,
  query: queryOf(finder, record),
  name: labelIn(ctx.language, record.name, record.nameEn),
  note: record.note || null,
})

/**
 * What the reader may open, in the order of the areas, accounts last. Every area finds its own
 * records, at the same time, by a few merged statements.
 */
export async function search(request: SignedCtx, { words }: InputOf<typeof searchCall, 'out'>) {
  const ctx = { ...request, db: mergeReads(request.db) }
  const sought = searchWords(words)

  // A search must not confirm whose number it is.
  const finders = isWholeNumber(words)
    ? []
    : everyOf(ctx.services.areas, 'finders')
        .filter(({ list }) => isPermitted(list, ctx.actor))
        .toSorted((a, b) => Number(a.isLast ?? false) - Number(b.isLast ?? false))

  const records = await Promise.all(
    finders.map(async (finder) =>
      (await finder.find(ctx, sought)).map((record) => present(ctx, finder, record)),
    ),
  )

  return { records: records.flat(), actions: findActions(ctx, words) }
}
