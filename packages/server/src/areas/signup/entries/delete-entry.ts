import type { EntrySection } from '@residency/contract/areas/intakes/section.public'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found, notFound } from '../../../platform/http/fail.ts'
import { presentEntries } from '../sections/present-sections.ts'
import { findRegistrationOf } from '../sections/section.queries.ts'
import { ownRegistration } from '../sign-calls/read-records.ts'
import { saveEntries } from './save-entries.ts'

/**
 * Removes one entry of the lists that belong to a call, by its id: the list is saved without it.
 */
export const deleteEntry =
  (sections: readonly EntrySection[]) =>
  async (ctx: SignedCtx, input: { id: number; mayResubmit: '0' | '1' }) => {
    const studentId = found(await findRegistrationOf(ctx.db, 'registrationEntries', input.id))
    const { version } = await ownRegistration(ctx, studentId)
    const lists = await presentEntries(ctx.db, studentId)
    const section = sections.find((key) => lists[key].some((entry) => entry.id === input.id))
    if (!section) throw notFound()

    const entries = lists[section].filter((entry) => entry.id !== input.id)

    await saveEntries(ctx, section, {
      entries,
      version,
      mayResubmit: input.mayResubmit === '1',
      id: studentId,
    })

    return null
  }
