import { signupWords } from '@residency/contract/areas/signup/text'
import { traineeChangeWords } from '@residency/contract/areas/students/changes/text'
import { FILE_FIELDS, FILE_SECTIONS } from '@residency/contract/areas/students/file/field.contract'
import { fileWords } from '@residency/contract/areas/students/file/text'
import { maskNumber } from '@residency/contract/kernel'
import type { OwnRecordPart, ShowNumber } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findOwnChanges } from '../changes/change.queries.ts'
import { presentChanges } from '../changes/present-changes.ts'
import { factReader } from './fact-words.ts'
import { findFileOf } from './file.queries.ts'
import { bankAccountOf, factsOf, isNumber } from './file-facts.ts'
import { presentSections } from './present-file.ts'

/** The own file as a trainee, its lists, and the changes of it. */
export async function* fileOwnRecord(
  ctx: SignedCtx,
  show: ShowNumber,
): AsyncIterable<OwnRecordPart> {
  const row = await findFileOf(ctx.db, ctx.actor.userId)
  if (!row) return

  const { fields, fileSections } = fileWords[ctx.language]
  const { ownRecord: heads, fields: words, flows } = traineeChangeWords[ctx.language]

  const [facts, read, sections] = [
    factsOf(ctx, row),
    await factReader(ctx),
    await presentSections(ctx, row.id),
  ]

  const presentFact = (field: (typeof FILE_FIELDS)[number]) =>
    isNumber(field)
      ? show(row.id, field === 'idCard' ? 'idCard' : 'mobile', facts[field])
      : read(field, facts[field])

  const named = signupWords[ctx.language].fields as Readonly<Record<string, string>>

  const labelled = ({ data, files }: (typeof sections)['work'][number]) => ({
    ...Object.fromEntries(
      Object.entries(data).map(([name, value]) => [named[name] ?? name, value]),
    ),
    ...(files.length ? { [fields.files]: files.map(({ name }) => name) } : {}),
  })

  yield {
    heading: heads.file,
    record: {
      ...Object.fromEntries(FILE_FIELDS.map((field) => [fields[field], presentFact(field)])),
      ...Object.fromEntries(
        FILE_SECTIONS.map((name) => [fileSections[name], sections[name].map(labelled)]),
      ),
      [fields.bankName]: row.bankName,
      [fields.bankAccount]: maskNumber(bankAccountOf(ctx, row)),
    },
  }

  const changes = await presentChanges(ctx, await findOwnChanges(ctx.db, ctx.actor.userId))
  if (changes.length === 0) return

  yield {
    heading: heads.changes,
    records: changes.map((change) => ({
      [words.field]: change.label,
      [heads.before]: change.before,
      [heads.after]: change.after,
      [words.note]: change.note,
      [words.state]: flows.traineeChange.states[change.state],
      [heads.refusal]: change.reason,
      [heads.asked]: change.createTime,
    })),
  }
}
