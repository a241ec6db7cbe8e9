import { libraryWords } from '@residency/contract/areas/teachers/library/text'
import { foldName } from '@residency/contract/kernel/fold'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { twice } from '../../../platform/sheets/judge-rows.ts'
import type { Fault } from '../../../platform/sheets/sheet-plan.ts'
import { readEnds } from '../qualification/enter-library.ts'
import { isInLibrary } from './library.policy.ts'
import {
  CHOICES,
  type LibraryColumn,
  type LibraryItem,
  type LibraryRows,
  referred,
} from './library-rows.ts'

const DAYS = ['titleSince', 'specialtySince', 'teachingSince', 'validFrom'] as const

/** Faults that the data shows: each names its row and column, never the cell's text. */
export async function judgeLibraryRows(
  ctx: SignedCtx,
  rows: LibraryRows,
): Promise<Fault<LibraryColumn>[]> {
  const [{ people, current, bases, departments, choices }, endOf] = await Promise.all([
    referred(ctx, rows),
    readEnds(ctx.db),
  ])

  const say = libraryWords[ctx.language].libraryFaults
  const today = dayInChina(ctx.now())

  const faultsOf = (item: LibraryItem): (readonly [LibraryColumn, string])[] => {
    const person = people.get(item.username)
    const state = current.get(person?.id ?? 0)
    const baseId = bases.get(item.base)
    const isUnknown = !person || person.id === ctx.actor.userId

    return [
      ...(isUnknown ? [['username', say.personUnknown] as const] : []),
      ...(person && foldName(person.name) !== foldName(item.name)
        ? [['name', say.nameWrong] as const]
        : []),
      ...(state
        ? [
            [
              'username',
              isInLibrary(state) ? say.alreadyInLibrary : say.applicationUnderWay,
            ] as const,
          ]
        : []),
      ...(baseId === undefined ? [['base', say.baseUnknown] as const] : []),
      ...(baseId !== undefined && !departments.has(`${baseId}/${item.department}`)
        ? [['department', say.departmentUnknown] as const]
        : []),
      ...CHOICES.filter((code) => item[code] !== null && !choices.has(`${code}/${item[code]}`)).map(
        (code) => [code, say.choiceUnknown] as const,
      ),
      ...DAYS.filter((field) => (item[field] ?? '') > today).map(
        (field) => [field, say.dayInFuture] as const,
      ),
      ...faultsOfEnd(item, baseId),
    ]
  }

  function faultsOfEnd(item: LibraryItem, baseId: number | undefined) {
    const { validFrom, validUntil } = item
    if (validUntil !== null && validUntil < validFrom)
      return [['validUntil', say.endsEarly] as const]

    const end = validUntil ?? endOf(validFrom, item.level!, baseId ?? 0)

    return end < today ? [['validUntil', say.validityOver] as const] : []
  }

  return [
    ...rows.flatMap(({ row, item }) =>
      faultsOf(item).map(([column, message]) => ({ row, column, message })),
    ),
    ...twice<LibraryColumn, LibraryItem>(
      ctx,
      'teachers.library',
      rows,
      'username',
      ({ username }) => username,
    ),
  ]
}
