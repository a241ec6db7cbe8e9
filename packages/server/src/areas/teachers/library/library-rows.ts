import {
  libraryForm,
  type NewEntry,
} from '@residency/contract/areas/teachers/library/library.contract'
import type { Level } from '@residency/contract/areas/teachers/qualification/qualification.contract'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { foldUsername } from '@residency/contract/kernel/fold'
import { z } from 'zod'
import { byLabel } from '../../../platform/folded-map.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { cell } from '../../../platform/sheets/cells.ts'
import type { ValidRow } from '../../../platform/sheets/sheet-plan.ts'
import { findDictOptions } from '../../settings/settings.public.ts'
import { findCurrentRecords, findTeachingPeople, findTeachingPlaces } from './library.queries.ts'

const LANGUAGES = ['zh-cn', 'en'] as const
const { shape } = libraryForm

const optionalDay = z.preprocess(
  (text) => text || null,
  cell.day().nullable(),
) as unknown as z.ZodType<string | null, string | undefined>

export const libraryRow = z.object({
  username: cell.text(64).transform(foldUsername),
  name: cell.text(64),
  level: cell.choice<Level>(
    new Map(
      (['general', 'core'] as const).map((level) => [
        level,
        LANGUAGES.map((language) => qualificationWords[language].levels[level]),
      ]),
    ),
  ),
  base: cell.text(120),
  department: cell.text(120),
  title: cell.text(64),
  titleSince: cell.day(),
  education: cell.text(64),
  degree: cell.optionalText(64),
  specialty: cell.like(shape.specialty),
  specialtySince: optionalDay,
  teachingSince: optionalDay,
  profile: cell.like(shape.profile),
  validFrom: cell.day(),
  validUntil: optionalDay,
})

export type LibraryItem = z.output<typeof libraryRow>
export type LibraryColumn = keyof LibraryItem
export type LibraryRows = readonly ValidRow<LibraryItem>[]
export const CHOICES = ['title', 'education', 'degree'] as const

/**
 * What the rows refer to: people by user name, places by their names in either language, choices by
 * label or value.
 */
export async function referred(ctx: SignedCtx, rows: LibraryRows) {
  const people = new Map(
    (await findTeachingPeople(ctx.db, { usernames: rows.map(({ item }) => item.username) })).map(
      (person) => [person.username, person],
    ),
  )

  const current = new Map(
    (
      await findCurrentRecords(
        ctx.db,
        [...people.values()].map(({ id }) => id),
      )
    ).map((entry) => [entry.userId, entry.state]),
  )

  const bases = byLabel<number>()
  const departments = byLabel<number>()

  for (const place of await findTeachingPlaces(ctx.db))
    for (const base of [place.base, place.baseEn])
      for (const department of [place.department, place.departmentEn])
        if (base && department) {
          bases.set(base, place.baseId)
          for (const name of [
            department,
            `${place.above}/${department}`,
            `${place.aboveEn ?? place.above}/${department}`,
          ])
            departments.set(`${place.baseId}/${name}`, place.departmentId)
        }

  const read = CHOICES.flatMap((code) => LANGUAGES.map((language) => [code, language] as const))
  const options = await Promise.all(
    CHOICES.flatMap((code) => LANGUAGES.map((language) => findDictOptions(ctx.db, code, language))),
  )

  const choices = byLabel(
    read.flatMap(([code], i) =>
      options[i]!.flatMap(({ value, label }) => [
        [`${code}/${label}`, value] as const,
        [`${code}/${value}`, value] as const,
      ]),
    ),
  )

  return { people, current, bases, departments, choices }
}

/** The teachers of rows that were judged. */
export async function newEntriesOf(ctx: SignedCtx, rows: LibraryRows): Promise<NewEntry[]> {
  const { people, bases, departments, choices } = await referred(ctx, rows)
  return rows.map(({ item: { username, name: _, level, base, department, ...item } }) => {
    const baseId = bases.get(base)!
    const chosen = (code: (typeof CHOICES)[number]) => choices.get(`${code}/${item[code]}`)

    const places = {
      userId: people.get(username)!.id,
      baseId,
      departmentId: departments.get(`${baseId}/${department}`)!,
    }

    return {
      ...item,
      ...places,
      level: level!,
      title: chosen('title')!,
      education: chosen('education')!,
      degree: chosen('degree') ?? null,
    }
  })
}
