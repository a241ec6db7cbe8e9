import {
  FILE_SECTIONS,
  type FileSection,
} from '@residency/contract/areas/students/file/field.contract'
import type { FileEntry } from '@residency/contract/areas/students/file/file.contract'
import { presentBank } from '@residency/contract/kernel'
import { objectOf } from '@residency/contract/kernel/object-of'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { filesOfMany } from '../../files/files.public.ts'
import { TRAINEE_ENTRY } from './copy-sections.ts'
import { type FileRow, findFileEntries } from './file.queries.ts'
import { missingIn } from './file.rules.ts'
import { bankAccountOf, factsOf, presentFacts } from './file-facts.ts'

/** The lists of a file with their proofs. */
export async function presentSections(
  ctx: SignedCtx,
  traineeId: number,
): Promise<Record<FileSection, FileEntry[]>> {
  const rows = await findFileEntries(ctx.db, traineeId)

  const files = await filesOfMany(
    ctx.db,
    TRAINEE_ENTRY,
    rows.map(({ id }) => id),
  )

  const of = (section: FileSection) =>
    rows
      .filter((row) => row.section === section)
      .map(({ id, version, data }) => ({
        id,
        version,
        data: data as FileEntry['data'],
        files: files.get(id) ?? [],
      }))

  return objectOf(FILE_SECTIONS, of)
}

/** What a complete file holds and this one does not. */
export async function missingOf(ctx: SignedCtx, row: FileRow) {
  const filled = new Set((await findFileEntries(ctx.db, row.id)).map(({ section }) => section))
  return missingIn(factsOf(ctx, row), filled, row.bankName !== null)
}

/** A file as its screens show it; numbers are masked, and the address is for its owner. */
export async function presentFile(ctx: SignedCtx, row: FileRow) {
  const facts = factsOf(ctx, row)
  const sections = await presentSections(ctx, row.id)

  const filled = new Set(FILE_SECTIONS.filter((section) => sections[section].length > 0))
  return {
    id: row.id,
    number: row.number,
    facts: presentFacts(facts, row.userId === ctx.actor.userId),
    sections,
    bank: presentBank(row.bankName, bankAccountOf(ctx, row)),
    missing: missingIn(facts, filled, row.bankName !== null),
    version: row.version,
  }
}
