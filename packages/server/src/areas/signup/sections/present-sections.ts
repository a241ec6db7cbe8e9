import { ENTRY_SECTIONS, type EntrySection } from '@residency/contract/areas/intakes/section.public'
import {
  type EducationForm,
  type EntryLists,
  entryLists,
} from '@residency/contract/areas/signup/sections/section.contract'
import { minuteInChina } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { grouped, idsOf } from '../../../platform/grouped.ts'
import { filesOfMany } from '../../files/files.public.ts'
import {
  type EducationRow,
  type EntryRow,
  findEducations,
  findEntries,
  findOpenReturns,
} from './section.queries.ts'
import { EDUCATION_FILES, ENTRY_FILES } from './section-files.ts'

/** The columns of a study that its form fills. */
export const educationColumns = (form: EducationForm) => ({
  schoolId: form.schoolId,
  schoolOther: form.schoolId ? null : form.schoolOther,
  college: form.college,
  major: form.major,
  startedOn: form.startedOn,
  endedOn: form.endedOn,
  isFullTime: form.isFullTime,
  diplomaNumber: form.diplomaNumber,
  degree: form.degree,
  degreeNumber: form.degreeNumber,
})

type Columns = ReturnType<typeof educationColumns>

/** A study by the names of its form. */
export const educationFields = (row: Columns) => ({
  schoolId: row.schoolId,
  schoolOther: row.schoolOther,
  college: row.college,
  major: row.major,
  startedOn: row.startedOn,
  endedOn: row.endedOn,
  isFullTime: row.isFullTime,
  diplomaNumber: row.diplomaNumber,
  degree: row.degree,
  degreeNumber: row.degreeNumber,
})

const presentEducation = (row: EducationRow) => ({
  level: row.level,
  schoolName: row.schoolName ?? row.schoolOther,
  ...educationFields(row),
})

type FilesById = Awaited<ReturnType<typeof filesOfMany>>

const studiesWith = (rows: readonly EducationRow[], files: FilesById) =>
  rows.map((row) => ({ ...presentEducation(row), files: files.get(row.id) ?? [] }))

function listsWith(rows: readonly EntryRow[], files: FilesById): EntryLists {
  const of = (section: EntrySection) =>
    rows
      .filter((row) => row.section === section)
      .map((row) => ({ ...(row.data as object), id: row.id, files: files.get(row.id) ?? [] }))

  return entryLists.parse(
    Object.fromEntries(ENTRY_SECTIONS.map((section) => [section, of(section)])),
  )
}

/** Studies with their proofs. */
export async function presentEducations(db: Db, registrationId: number) {
  const rows = await findEducations(db, [registrationId])
  return studiesWith(rows, await filesOfMany(db, EDUCATION_FILES, idsOf(rows)))
}

/** The lists with their proofs. */
export async function presentEntries(db: Db, registrationId: number): Promise<EntryLists> {
  const rows = await findEntries(db, [registrationId])
  return listsWith(rows, await filesOfMany(db, ENTRY_FILES, idsOf(rows)))
}

/** Studies and lists of each of these registrations, with their proofs. */
export async function presentStudiesAndLists(db: Db, registrationIds: readonly number[]) {
  const studies = await findEducations(db, registrationIds)
  const entries = await findEntries(db, registrationIds)
  const studyFiles = await filesOfMany(db, EDUCATION_FILES, idsOf(studies))
  const entryFiles = await filesOfMany(db, ENTRY_FILES, idsOf(entries))

  const studiesOf = grouped(studies, ({ registrationId }) => registrationId)
  const entriesOf = grouped(entries, ({ registrationId }) => registrationId)

  return registrationIds.map((id) => ({
    educations: studiesWith(studiesOf.get(id) ?? [], studyFiles),
    entries: listsWith(entriesOf.get(id) ?? [], entryFiles),
  }))
}

export type StudiesAndLists = Awaited<ReturnType<typeof presentStudiesAndLists>>[number]

/** What was sent back and is not handed in again yet. */
export const presentReturns = async (db: Db, registrationId: number) =>
  (await findOpenReturns(db, registrationId)).map((openReturn) => ({
    section: openReturn.section,
    reason: openReturn.reason,
    at: minuteInChina(openReturn.returnedAt),
    isChanged: openReturn.changedAt !== null,
  }))

/** Everything of a registration in other tables. */
export const presentSections = async (db: Db, registrationId: number) => ({
  educations: await presentEducations(db, registrationId),
  entries: await presentEntries(db, registrationId),
  returns: await presentReturns(db, registrationId),
})
