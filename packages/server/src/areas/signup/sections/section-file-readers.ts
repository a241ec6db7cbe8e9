import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { mayReadRegistration } from '../review/may-read-registration.ts'
import { findRegistrationOf } from './section.queries.ts'
import { EDUCATION_FILES, ENTRY_FILES } from './section-files.ts'

const readerOf =
  (table: 'registrationEducations' | 'registrationEntries') =>
  async (ctx: SignedCtx, id: number) => {
    const registration = await findRegistrationOf(ctx.db, table, id)
    return registration !== undefined && mayReadRegistration(ctx, registration)
  }

/** Readers of a registration may read the proofs of its studies and entries. */
export const sectionFileReaders = {
  [EDUCATION_FILES]: readerOf('registrationEducations'),
  [ENTRY_FILES]: readerOf('registrationEntries'),
}
