import { ENTRY_SECTIONS, type EntrySection } from '@residency/contract/areas/intakes/section.public'
import type {
  Education,
  EntryLists,
} from '@residency/contract/areas/signup/sections/section.contract'
import { fileErrors as errors } from '@residency/contract/areas/students/file/access'
import { FILE_FIELDS } from '@residency/contract/areas/students/file/field.contract'
import type { FileEntry } from '@residency/contract/areas/students/file/file.contract'
import { fileWords } from '@residency/contract/areas/students/file/text'
import { labelIn } from '@residency/contract/kernel'
import { objectOf } from '@residency/contract/kernel/object-of'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import { drawPdf } from '../../../platform/pdf/draw-pdf.ts'
import { findHospital } from '../../organisation/organisation.public.ts'
import { printedPhotoOf, sectionWords } from '../../signup/signup.public.ts'
import { visibleTrainees } from '../students.policy.ts'
import { factReader } from './fact-words.ts'
import { type FileRow, findFile, findFileOf } from './file.queries.ts'
import { factsOf } from './file-facts.ts'
import { filePdfText } from './file-pdf.text.ts'
import { filePdf } from './file-pdf.ts'
import { presentSections } from './present-file.ts'

/** The own file as PDF. */
export async function printOwnFile(ctx: SignedCtx) {
  const row = await findFileOf(ctx.db, ctx.actor.userId)
  if (!row) throw fail(errors.noFile)

  return printed(ctx, row)
}

/** The same for readers of whole numbers in their scope. */
export const printTraineeFile = async (ctx: SignedCtx, { id }: { id: number }) =>
  printed(ctx, found(await findFile(ctx.db, visibleTrainees(ctx.actor), id)))

const plain = ({ id, data, files }: FileEntry) => ({ id, ...data, files })

/** It carries whole numbers, so the printing is written down. */
async function printed(ctx: SignedCtx, row: FileRow): Promise<Binary> {
  const text = filePdfText[ctx.language]
  const { fields, fileSections } = fileWords[ctx.language]

  const [words, read, sections, hospital] = [
    await sectionWords(ctx),
    await factReader(ctx),
    await presentSections(ctx, row.id),
    await findHospital(ctx.db),
  ]

  const facts = factsOf(ctx, row)

  const only = (section: EntrySection) =>
    objectOf(ENTRY_SECTIONS, (name) =>
      name === section ? sections[name].map(plain) : [],
    ) as unknown as EntryLists

  const listOf = (section: EntrySection) => ({
    title: fileSections[section],
    entries: words.lists(only(section)).flatMap((list) => list.entries),
  })

  const studies = sections.education.map((study) =>
    words.study({ ...plain(study), schoolName: study.data.school } as unknown as Education),
  )

  const sheet = filePdf(text, {
    hospital: labelIn(ctx.language, hospital?.name ?? '', hospital?.nameEn),
    number: row.number,
    version: row.version,
    day: dayInChina(ctx.now()),
    photo: row.registrationId === null ? null : await printedPhotoOf(ctx, row.registrationId),
    training: [
      [text.number, row.number],
      [text.major, labelIn(ctx.language, row.major, row.majorEn)],
      [text.base, labelIn(ctx.language, row.base, row.baseEn)],
      [text.unit, labelIn(ctx.language, row.unit, row.unitEn)],
      [text.startsOn, row.startsOn],
      [text.plannedEnd, row.plannedEnd],
    ],
    basicTitle: fileSections.basic,
    basic: FILE_FIELDS.map((field) => [fields[field], read(field, facts[field])]),
    lists: [{ title: fileSections.education, entries: studies }, ...ENTRY_SECTIONS.map(listOf)],
  })

  const body = await drawPdf(sheet, ctx.actor.userId)

  await ctx.audit({ action: 'students.file.print', entity: 'trainee', entityId: row.id })

  return { filename: `${text.file}-${row.number}.pdf`, type: 'application/pdf', body, inline: true }
}
