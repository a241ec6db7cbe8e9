import type { LibraryFilters } from '@residency/contract/areas/teachers/library/library.contract'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { everyRow, inBatches } from '../../../platform/sheets/batches.ts'
import type { ProgressHandler, SheetPlan, ValidRow } from '../../../platform/sheets/sheet-plan.ts'
import { findDictOptions } from '../../settings/settings.public.ts'
import { factLabels } from '../qualification/present-qualification.ts'
import { enterTeachers } from './enter-teachers.ts'
import { judgeLibraryRows } from './judge-library-rows.ts'
import { countLibrary, findLibraryBatch, findTeachingPlaces } from './library.queries.ts'
import { type LibraryColumn, type LibraryItem, libraryRow, newEntriesOf } from './library-rows.ts'
import { matchOf } from './list-library.ts'
import { presentEntry, presentFacts, stateLabel } from './present-library.ts'
import { ENTRY_CONSTRAINTS } from './save-entry.ts'

const AT_ONCE = 200

const choicesOf = (code: string) => async (ctx: SignedCtx) =>
  (await findDictOptions(ctx.db, code, ctx.language)).map(({ label }) => label)

async function write(
  tx: SignedCtx,
  rows: readonly ValidRow<LibraryItem>[],
  onProgress: ProgressHandler,
) {
  const entries = await newEntriesOf(tx, rows)
  await inBatches(entries, AT_ONCE, onProgress, async (batch) => {
    await enterTeachers(tx, batch).catch(constraintErrors(ENTRY_CONSTRAINTS))
  })
}

/**
 * The library, in and out: every row of an import enters one teacher, known by the user name and
 * compared by the name.
 */
export const librarySheet: SheetPlan<
  LibraryColumn | 'number' | 'state',
  LibraryItem,
  Omit<LibraryFilters, 'pageNum' | 'pageSize'>
> = {
  sheet: 'teachers.library',
  maxRows: 5000,
  columns: [
    { key: 'username', required: true },
    { key: 'name', required: true },
    {
      key: 'level',
      required: true,
      choices: ({ language }) => Object.values(qualificationWords[language].levels),
    },
    {
      key: 'base',
      required: true,
      width: 24,
      choices: async (ctx) => [
        ...new Set((await findTeachingPlaces(ctx.db)).map(({ base }) => base)),
      ],
    },
    { key: 'department', required: true, width: 20 },
    { key: 'title', required: true, choices: choicesOf('title') },
    { key: 'titleSince', kind: 'day', required: true, width: 14 },
    { key: 'education', required: true, choices: choicesOf('education') },
    { key: 'degree', choices: choicesOf('degree') },
    { key: 'specialty' },
    { key: 'specialtySince', kind: 'day', width: 14 },
    { key: 'teachingSince', kind: 'day', width: 14 },
    { key: 'validFrom', kind: 'day', required: true, width: 14 },
    { key: 'validUntil', kind: 'day', width: 14 },
    { key: 'profile', width: 40 },
    { key: 'number', width: 14, onlyOut: true },
    { key: 'state', width: 10, onlyOut: true },
  ],
  row: libraryRow,
  judge: judgeLibraryRows,
  write,
  count: (ctx, filters) => countLibrary(ctx.db, matchOf(ctx, filters)),
  async *rows(ctx, filters) {
    const match = matchOf(ctx, filters)
    const labels = await factLabels(ctx)
    const { levels } = qualificationWords[ctx.language]

    for await (const row of everyRow(async (page) => ({
      rows: await findLibraryBatch(ctx.db, match, page, ctx.language),
    }))) {
      const [entry, facts] = [presentEntry(ctx, row, labels), presentFacts(row, labels)]
      yield {
        username: row.username,
        name: row.name,
        level: levels[entry.level],
        base: entry.base,
        department: entry.department,
        title: entry.titleLabel,
        titleSince: facts.titleSince,
        education: facts.educationLabel,
        degree: facts.degreeLabel,
        specialty: facts.specialty,
        specialtySince: facts.specialtySince,
        teachingSince: facts.teachingSince,
        validFrom: row.validFrom,
        validUntil: row.validUntil,
        profile: row.profile,
        number: row.number,
        state: stateLabel(ctx, row.state),
      }
    }
  },
}
