import { maskNumber } from '@residency/contract/kernel'
import { foldName } from '@residency/contract/kernel/fold'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { isMasked } from '../../../platform/sheets/cells.ts'
import { findPeopleBatch } from './person.queries.ts'
import { type Numbers, openNumbers } from './person-numbers.ts'

/** A person with both numbers, of a row or stored. */
type Person = Numbers & { name: string }

/** The people of a train whose numbers are stored, not erased. */
async function peopleOf(ctx: SignedCtx, trainId: number): Promise<Person[]> {
  const people: Person[] = []
  const rows = everyRow(async (page) => ({
    rows: await findPeopleBatch(ctx.db, { trainId }, ctx.fields, page),
  }))

  for await (const row of rows) {
    const { mobile, idCard } = openNumbers(ctx, row)
    if (mobile !== null && idCard !== null) people.push({ name: row.name, mobile, idCard })
  }

  return people
}

const fits = (written: string, stored: string) =>
  written === stored || written === maskNumber(stored)

/**
 * Returns the reader of a row's numbers. A masked number means the stored one, where exactly one
 * person of the train has it, with the row's name or its other number; otherwise it is null, and so
 * is a masked mobile number of a person with another one.
 */
export async function readMaskedNumbers(ctx: SignedCtx, trainId: number, rows: readonly Person[]) {
  const someMasked = rows.some((row) => isMasked(row.mobile) || isMasked(row.idCard))
  const people = someMasked ? await peopleOf(ctx, trainId) : []

  const byCard = Map.groupBy(
    people.flatMap((person) => [
      { card: person.idCard, person },
      { card: maskNumber(person.idCard)!, person },
    ]),
    ({ card }) => card,
  )

  return ({ name, mobile, idCard }: Person): { mobile: string | null; idCard: string | null } => {
    if (!isMasked(mobile) && !isMasked(idCard)) return { mobile, idCard }

    const matches = (byCard.get(idCard) ?? []).filter(
      ({ person }) => foldName(person.name) === foldName(name) || fits(mobile, person.mobile),
    )
    const person = matches.length === 1 ? matches[0]!.person : undefined
    const storedMobile = person && fits(mobile, person.mobile) ? person.mobile : null

    return {
      mobile: isMasked(mobile) ? storedMobile : mobile,
      idCard: isMasked(idCard) ? (person?.idCard ?? null) : idCard,
    }
  }
}
