import type {
  PersonFilters,
  PersonOption,
} from '@residency/contract/areas/organisation/person.contract'
import { type ErrorDef, type Language, labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { fail } from '../../platform/http/fail.ts'
import { findPeople as findAccounts, findPeopleInUse } from '../accounts/accounts.public.ts'
import type { Person } from './people.queries.ts'

/** Somebody as a choice: the name, where they work, the user name. */
export const personOption = (language: Language, person: Person): PersonOption => ({
  value: person.id,
  label: person.displayName,
  note: [labelIn(language, person.department, person.departmentEn), person.username]
    .filter(Boolean)
    .join(' · '),
})

/** Whom a form may name: enabled accounts in the reader's scope. */
export const findPeople = async (ctx: SignedCtx, filters: PersonFilters) =>
  (await findAccounts(ctx, filters)).map((person) => personOption(ctx.language, person))

type PersonChoice = { id: number | null | undefined; was: number | null; otherwise: ErrorDef }

/** Refuses people who cannot be named; a person named before may stay, even disabled. */
export async function mustBePeople(ctx: SignedCtx, named: readonly PersonChoice[]) {
  const fresh = named.flatMap(({ id, was }) => (id && id !== was ? [id] : []))
  const known = await findPeopleInUse(ctx, fresh)
  for (const { id, was, otherwise } of named)
    if (id && id !== was && !known.has(id)) throw fail(otherwise)
}
