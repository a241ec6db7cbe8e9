import { MAX_ENTRIES } from '@residency/contract/areas/signup/entries.public'
import { fileErrors as errors } from '@residency/contract/areas/students/file/access'
import type { FileSection } from '@residency/contract/areas/students/file/field.contract'
import type { saveOwnEntry as endpoint } from '@residency/contract/areas/students/file/file.contract'
import type { InputOf } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { claimFiles, releaseFiles } from '../../files/files.public.ts'
import { recordDirectChanges } from '../changes/record-direct-changes.ts'
import { TRAINEE_ENTRY } from './copy-sections.ts'
import { entryTitle } from './entry-title.rules.ts'
import {
  countEntries,
  type FileRow,
  findEntryForUpdate,
  findFieldRules,
  findOwnFileForUpdate,
} from './file.queries.ts'
import { studyFactsTouched } from './file.rules.ts'
import { judgeEntry } from './judge-entry.ts'

type Data = Readonly<Record<string, unknown>>

const levelWords = (ctx: SignedCtx) =>
  ctx.words.signup![ctx.language].levels as Readonly<Record<string, string>>

/**
 * Reviewed facts of the study of the highest education change by request only; what is empty may be
 * filled in.
 */
async function mustNotTouch(
  tx: SignedCtx,
  file: FileRow,
  section: string,
  before: Data,
  after: Data | null,
) {
  if (section !== 'education' || before.level !== file.education) return

  const rules = new Map((await findFieldRules(tx.db)).map((rule) => [rule.field, rule.isProtected]))
  const studyAfter = after?.level === before.level ? after : null
  const touched = studyFactsTouched(before, studyAfter, (field) => rules.get(field) ?? false)
  if (touched.length) throw fail(errors.studyProtected)
}

async function ownFile(tx: SignedCtx): Promise<FileRow> {
  const file = await findOwnFileForUpdate(tx.db, tx.actor.userId)
  if (!file) throw fail(errors.noFile)

  return file
}

const times = (tx: SignedCtx) => ({ createdAt: tx.now(), updatedAt: tx.now() })

/**
 * Adds an entry to a list of the own file, or changes one at the version that was read; kept as a
 * record.
 */
export const saveOwnEntry = (ctx: SignedCtx, input: InputOf<typeof endpoint, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    const { section, files } = input
    const file = await ownFile(tx)
    const before = input.id ? found(await findEntryForUpdate(tx.db, file.id, input.id)) : null

    if (before)
      mustMatchVersion(before.section === section ? before : undefined, input.version ?? 0)
    else if ((await countEntries(tx.db, file.id, section)) >= MAX_ENTRIES)
      throw fail(errors.listFull, { max: MAX_ENTRIES })

    const data = await judgeEntry(tx, file.id, section, input.data, input.id ?? null)
    if (before) await mustNotTouch(tx, file, section, before.data as Data, data)

    const json = JSON.stringify(data)
    const id = before ? before.id : await insertEntry(tx, file.id, section, json)
    if (before) await updateRow(tx, 'traineeEntries', before, { data: json }).catch(onceEach)

    const keys = files.map(({ filePath }) => filePath)
    const record = { kind: TRAINEE_ENTRY, id }

    await claimFiles(tx, { keys, purposes: ['proof', 'attachment'], record, field: 'files' })
    await releaseFiles(tx, record, keys)

    const title = (of: Data) => entryTitle(section, of, levelWords(tx))

    const change = {
      thing: `section.${section}` as const,
      before: before && title(before.data as Data),
      after: title(data),
    }

    await recordDirectChanges(tx, file.id, [change])

    await tx.audit({
      action: 'students.file.entry',
      entity: 'trainee',
      entityId: file.id,
      detail: { section, entry: id },
    })

    return { id }
  })

const onceEach = constraintErrors({ trainee_entries_once: errors.levelTwice })

const insertEntry = async (tx: SignedCtx, traineeId: number, section: FileSection, data: string) =>
  (
    await tx.db
      .insertInto('traineeEntries')
      .values({ traineeId, section, data, ...times(tx) })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(onceEach)
  ).id

/** Removes an entry of the own file with its proofs; kept as a record. */
export const removeOwnEntry = (ctx: SignedCtx, { id, version }: { id: number; version: number }) =>
  inTransaction(ctx, async (tx) => {
    const file = await ownFile(tx)
    const entry = mustMatchVersion(await findEntryForUpdate(tx.db, file.id, id), version)
    const [section, data] = [entry.section, entry.data as Data]
    await mustNotTouch(tx, file, section, data, null)

    await releaseFiles(tx, { kind: TRAINEE_ENTRY, id })
    await tx.db.deleteFrom('traineeEntries').where('id', '=', id).execute()

    const before = entryTitle(section, data, levelWords(tx))

    await recordDirectChanges(tx, file.id, [{ thing: `section.${section}`, before, after: null }])

    await tx.audit({
      action: 'students.file.entryRemove',
      entity: 'trainee',
      entityId: file.id,
      detail: { section, entry: id },
    })

    return null
  })
