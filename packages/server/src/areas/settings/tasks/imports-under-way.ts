import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { SheetInto } from '../../../platform/sheets/sheet-plan.ts'
import { inputCell } from './ask-task.ts'

export type ImportUnderWay = { into: SheetInto }

/** Imports of a sheet, anybody's, that wait or run, each with what it imports into. */
export async function findImportsUnderWay(
  ctx: SignedCtx,
  sheet: string,
): Promise<ImportUnderWay[]> {
  const tasks = await ctx.db
    .selectFrom('tasks')
    .select(['key', 'inputSealed'])
    .where('kind', '=', 'import')
    .where('sheet', '=', sheet)
    .where('state', 'in', ['waiting', 'running'])
    .execute()

  return tasks.map(({ key, inputSealed }) => {
    const { into = {} } = JSON.parse(ctx.fields.openCell(inputCell(key), inputSealed) ?? '{}') as {
      into?: SheetInto
    }

    return { into }
  })
}
