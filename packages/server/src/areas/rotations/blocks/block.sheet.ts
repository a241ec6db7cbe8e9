import type { BlockFilters } from '@residency/contract/areas/rotations/blocks/block.contract'
import { blockWords } from '@residency/contract/areas/rotations/blocks/text'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { countBlocks, findBlockBatch } from './block.queries.ts'
import { shortfallText } from './judge-steps.ts'
import { blockMatch, presentBlocks } from './list-blocks.ts'

const COLUMNS = [
  'number',
  'name',
  'major',
  'department',
  'startsOn',
  'endsOn',
  'state',
  'supervisor',
  'enteredOn',
  'entryEducationOn',
  'theoryScore',
  'skillScore',
  'dailyScore',
  'workloadShare',
  'absenceDays',
  'workingDays',
  'short',
] as const

/** Stays as the list shows them. */
export const blockSheet = exportPlan<
  (typeof COLUMNS)[number],
  Omit<BlockFilters, 'pageNum' | 'pageSize'>
>({
  sheet: 'rotations.blocks',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: key === 'department' || key === 'short' ? 24 : 14 })),
    {
      day: ['startsOn', 'endsOn', 'enteredOn', 'entryEducationOn'],
      number: [
        'theoryScore',
        'skillScore',
        'dailyScore',
        'workloadShare',
        'absenceDays',
        'workingDays',
      ],
    },
  ),
  count: (ctx, filters) => countBlocks(ctx.db, blockMatch(ctx, filters)),
  async *rows(ctx, filters) {
    const match = blockMatch(ctx, filters)
    const { states } = blockWords[ctx.language].flows.rotationBlock

    const batches = everyRow(async (page) => {
      const rows = await findBlockBatch(ctx.db, match, page, ctx.language)
      return { rows: await presentBlocks(ctx, rows) }
    })

    for await (const { state, shortfalls, ...b } of batches)
      yield { ...b, state: states[state], short: shortfallText(ctx.language, shortfalls) || null }
  },
})
