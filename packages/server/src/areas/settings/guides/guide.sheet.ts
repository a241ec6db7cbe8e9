import type { GuideFilters } from '@residency/contract/areas/settings/guides/guide.contract'
import { settingsWords } from '@residency/contract/areas/settings/text'
import { joinItems } from '@residency/contract/kernel'
import { type RichText, wordsOf } from '@residency/contract/kernel/rich-text'
import { beginningOf } from '@residency/contract/kernel/sentence'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { countListed } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { findRoleNames } from '../audience.queries.ts'
import { findGuidePage, findGuideTexts } from './guide.queries.ts'

const COLUMNS = [
  'title',
  'titleEn',
  'roles',
  'state',
  'publishedAt',
  'updatedAt',
  'files',
  'text',
  'textEn',
] as const

const AT_ONCE = 50

/** A cell holds at most 32,767 characters; a guide may have 60,000. */
const MAX_IN_A_CELL = 32_000

/** The plain text, without formatting and pictures, truncated to a cell's limit. */
function plain(document: unknown): string | null {
  if (!document) return null

  const words = wordsOf(document as RichText)
  return words.length > MAX_IN_A_CELL ? `${beginningOf(words, MAX_IN_A_CELL)}…` : words
}

async function* rowsOf(ctx: SignedCtx, filters: Omit<GuideFilters, 'pageNum' | 'pageSize'>) {
  const roles = await findRoleNames(ctx)
  const { guideStates, everybody } = settingsWords[ctx.language]

  for (let pageNum = 1; ; pageNum++) {
    const { rows } = await findGuidePage(ctx.db, { ...filters, pageNum, pageSize: AT_ONCE })

    const texts = await findGuideTexts(
      ctx.db,
      rows.map(({ id }) => id),
    )

    for (const guide of rows)
      yield {
        title: guide.title,
        titleEn: guide.titleEn,
        roles:
          joinItems(
            ctx.language,
            guide.roleIds.flatMap((id) => roles.get(id) ?? []),
          ) || everybody,
        state: guideStates[guide.isPublished ? 'published' : 'draft'],
        publishedAt: guide.publishedAt && minuteInChina(guide.publishedAt),
        updatedAt: minuteInChina(guide.updatedAt),
        files: Number(guide.fileCount ?? 0),
        text: plain(texts.get(guide.id)?.body),
        textEn: plain(texts.get(guide.id)?.bodyEn),
      }

    if (rows.length < AT_ONCE) return
  }
}

/**
 * Export of guides in order, including drafts, as plain text. Export only: formatted text does not
 * fit a cell.
 */
export const guideSheet = exportPlan<
  (typeof COLUMNS)[number],
  Omit<GuideFilters, 'pageNum' | 'pageSize'>
>({
  sheet: 'settings.guide',
  columns: withKinds(
    COLUMNS.map((key) => ({
      key,
      width: { title: 32, titleEn: 32, roles: 28, text: 80, textEn: 80 }[key as string] ?? 18,
    })),
    { moment: ['publishedAt', 'updatedAt'], number: ['files'] },
  ),
  count: (ctx, filters) => countListed((page) => findGuidePage(ctx.db, { ...filters, ...page })),
  rows: rowsOf,
})
