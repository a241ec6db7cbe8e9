import type { EntrySection } from '@residency/contract/areas/intakes/section.public'
import {
  ENTRY_SHAPES,
  educationForm,
} from '@residency/contract/areas/signup/sections/section.contract'
import type * as calls from '@residency/contract/areas/signup/sign-calls/sign-calls.contract'
import {
  EDUCATION_LEVELS,
  type EducationLevel,
} from '@residency/contract/areas/trainees/trainee-facts.public'
import type { InputOf } from '@residency/contract/kernel'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { notFound } from '../../../platform/http/fail.ts'
import { saveEntries } from '../entries/save-entries.ts'
import { presentEntries } from '../sections/present-sections.ts'
import { saveEducation } from '../sections/save-education.ts'
import { resolveForSaving } from './read-records.ts'
import { givenValues, parseSection } from './text-form.ts'

type RecordInput = InputOf<typeof calls.saveRecord, 'out'>

/** Saves a study, or adds or changes an entry of a list. */
export const saveRecord = (ctx: SignedCtx, input: RecordInput) =>
  inTransaction(ctx, (tx) => saveOneRecord(tx, input))

async function saveOneRecord(ctx: SignedCtx, input: RecordInput) {
  const {
    type,
    id,
    filePath,
    mayResubmit,
    studentId: named,
    ...fields
  } = input as typeof input & Record<string, unknown>

  const { id: studentId, version } = await resolveForSaving(ctx, named)
  const saving = { id: studentId, version, mayResubmit: mayResubmit === '1' }
  const files = (filePath ?? '').split(',').flatMap((key) => (key ? [{ filePath: key }] : []))
  if ((EDUCATION_LEVELS as readonly string[]).includes(type))
    return saveEducation(ctx, {
      ...parseSection(educationForm, { ...givenValues(fields), files, ...saving }),
      id: studentId,
      level: type as EducationLevel,
    })

  const section = type as EntrySection
  const entry = { ...parseSection(ENTRY_SHAPES[section], givenValues(fields)), files }
  const there: { id: number; files: { filePath: string }[] }[] = (
    await presentEntries(ctx.db, studentId)
  )[section]
  if (id && !there.some((row) => row.id === id)) throw notFound()

  const entries = id
    ? there.map((row) => (row.id === id ? { ...entry, id } : row))
    : [...there, entry]

  return saveEntries(ctx, section, { entries, ...saving })
}
