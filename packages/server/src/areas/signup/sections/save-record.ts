import { basicForm, ENTRY_SHAPES, educationForm, signForm } from '@residency/contract/areas/signup/section.contract'
import { EDUCATION_LEVELS, type EducationLevel, type EntrySection } from '@residency/contract/areas/signup/section.public'
import type * as calls from '@residency/contract/areas/signup/sign-calls.contract'
import { type InputOf, kernelErrors } from '@residency/contract/kernel'
import type { z } from 'zod'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { Fail, notFound } from '../../../platform/http/fail.ts'
import { limitCardProbing } from '../limit-card-probing.ts'
import { getRegistrationToFill } from '../own-registration.ts'
import { saveBasicFields } from '../save-basic.ts'
import { resolveRegistration } from './read-records.ts'
import { saveEducation } from './save-education.ts'
import { saveEntries } from './save-entries.ts'
import { saveSign } from './save-sign.ts'
import { shownEntries } from './shown-sections.ts'

const WHOLE_NUMBERS = new Set(['gender', 'maritalStatus', 'schoolId'])
const FLAGS: Readonly<Record<string, boolean>> = { 1: true, true: true, 0: false, false: false }
/** A text of a form as the value our own call takes. */
const valueOfText = (name: string, text: string) =>
  WHOLE_NUMBERS.has(name) ? Number(text) : name === 'isFresh' || name === 'isFullTime' ? FLAGS[text] : text
const given = (input: object) =>
  Object.fromEntries(Object.entries(input).flatMap(([name, text]) => (typeof text === 'string' ? [[name, valueOfText(name, text)]] : [])))

/** What a form makes of a section, by the section's own shape. */
function parsed<S extends z.ZodType>(shape: S, value: object): z.output<S> {
  const read = shape.safeParse(value)
  if (read.success) return read.data
  throw new Fail(
    kernelErrors.inputWrong,
    {},
    read.error.issues.map((issue) => ({ ...issue, path: ['form', ...issue.path] })),
  )
}

type FormInput = InputOf<typeof calls.saveForm, 'out'>
/** Saves sign info and the basic section from one form; fields that are left out stay as they are. */
export const saveForm = (ctx: SignedCtx, input: FormInput) =>
  input.idCard ? limitCardProbing(ctx, () => saveWhole(ctx, input)) : saveWhole(ctx, input)

async function saveWhole(ctx: SignedCtx, { studentId, mayResubmit, ...fields }: FormInput) {
  return inTransaction(ctx, async (tx) => {
    const { id } = await resolveRegistration(tx, studentId)
    const agreed = mayResubmit === '1'
    const whole = async () => {
      const own = await getRegistrationToFill(tx, { id })
      return { ...own, intakeId: own.intake.id, ...given(fields), mayResubmit: agreed, version: own.version }
    }
    const signed = await saveSign(tx, { ...parsed(signForm, await whole()), id })
    if (agreed && signed.state === 'submitted') return signed
    return saveBasicFields(tx, { ...parsed(basicForm, await whole()), id })
  })
}

/** Saves a study, or adds or changes an entry of a list. */
export async function saveRecord(ctx: SignedCtx, input: InputOf<typeof calls.saveRecord, 'out'>) {
  const { type, id, filePath, mayResubmit, studentId: named, ...fields } = input as typeof input & Record<string, unknown>
  const { id: studentId, version } = await resolveRegistration(ctx, named)
  const saving = { id: studentId, version, mayResubmit: mayResubmit === '1' }
  const files = (filePath ?? '').split(',').flatMap((key) => (key ? [{ filePath: key }] : []))
  if ((EDUCATION_LEVELS as readonly string[]).includes(type))
    return saveEducation(ctx, {
      ...parsed(educationForm, { ...given(fields), files, ...saving }),
      id: studentId,
      level: type as EducationLevel,
    })
  const section = type as EntrySection
  const entry = { ...parsed(ENTRY_SHAPES[section], given(fields)), files }
  const there: { id: number; files: { filePath: string }[] }[] = (await shownEntries(ctx.db, studentId))[section]
  if (id && !there.some((one) => one.id === id)) throw notFound()
  const entries = id ? there.map((one) => (one.id === id ? { ...entry, id } : one)) : [...there, entry]
  return saveEntries(ctx, section, { entries: entries as never, ...saving })
}
