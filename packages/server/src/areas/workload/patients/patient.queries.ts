import type {
  PatientFilters,
  patientSorts,
} from '@residency/contract/areas/workload/patients/patient.contract'
import type { Language } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { anyText, containing } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import {
  isOfOwnDepartment,
  type OrgScope,
  worksAtOwnBase,
} from '../../organisation/organisation.public.ts'
import { stayCounts } from '../../rotations/rotations.public.ts'
import { casesOfAll } from '../entries/case-count.queries.ts'

const isInScope = (scope: OrgScope, column: string): RawBuilder<boolean> =>
  sql<boolean>`(${worksAtOwnBase(scope, column)} or ${isOfOwnDepartment(scope, column)})`

const patientsIn = (db: Db, scope: OrgScope) =>
  db
    .selectFrom('workloadPatients as p')
    .innerJoin('departments as d', 'd.id', 'p.departmentId')
    .where(isInScope(scope, 'p.departmentId'))

const selectColumns = (match: ReturnType<typeof patientsIn>) =>
  match
    .selectAll('p')
    .select(['d.name as department', 'd.nameEn as departmentEn'])
    .select(
      sql<number>`(select ${casesOfAll} from workload_entries e where e.patient_id = p.id)`.as(
        'entries',
      ),
    )

export type PatientRow = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>

export type PatientMatch = Omit<PatientFilters, 'pageNum' | 'pageSize'> & {
  scope: OrgScope
  hashes: readonly string[]
}

const isMeant = (words: string, hashes: readonly string[]) =>
  sql<boolean>`(fold_search(p.diagnosis) like ${containing(words)}
      or p.number_hash = ${anyText(hashes)})`

const sortsIn = (language: Language): SortColumns<(typeof patientSorts)[number]> => ({
  diagnosis: by.name('p.diagnosis'),
  department: by.label(language, 'd'),
})

/** One page of the libraries in scope, the latest first. */
export function findPatientPage(
  db: Db,
  { scope, departmentId, status, keywords, hashes, sort }: PatientMatch,
  page: Page,
  language: Language,
) {
  let match = patientsIn(db, scope)
  if (departmentId) match = match.where('p.departmentId', '=', departmentId)
  if (status) match = match.where('p.status', '=', status === '1' ? 1 : 0)
  if (keywords) match = match.where(isMeant(keywords, hashes))

  return findPage(match, page, (rows) =>
    sortedBy(selectColumns(rows), sort, sortsIn(language)).orderBy('p.id', 'desc'),
  )
}

export const findPatientForUpdate = (db: Db, scope: OrgScope, id: number) =>
  selectColumns(patientsIn(db, scope)).where('p.id', '=', id).forUpdate('p').executeTakeFirst()

/** Departments whose library somebody keeps. */
export const findLibraryDepartments = (db: Db, scope: OrgScope, id?: number) =>
  db
    .selectFrom('departments as d')
    .select(['d.id', 'd.name', 'd.nameEn'])
    .where(isInScope(scope, 'd.id'))
    .where(id === undefined ? sql<boolean>`true` : sql<boolean>`d.id = ${id}`)
    .orderBy('d.treePath')
    .limit(500)
    .execute()

/** Cases in use of the libraries of a trainee's stays and of the departments above them. */
export async function findOwnPatients(
  db: Db,
  userId: number,
  words: string | undefined,
  hashes: readonly string[],
) {
  const { rows } = await sql<{
    id: number
    diagnosis: string
    numberTail: string
    department: string
    departmentEn: string | null
  }>`
    select distinct p.id, p.diagnosis, p.number_tail, top.name as department,
      top.name_en as department_en
    from trainees t join rotation_blocks b on b.trainee_id = t.id and ${stayCounts('b')}
      join departments own on own.id = b.department_id
    join departments top on starts_with(own.tree_path, top.tree_path)
    join workload_patients p on p.department_id = top.id and p.status = 1
    where t.user_id = ${userId} and ${words ? isMeant(words, hashes) : sql`true`} order by p.id desc
    limit 30`.execute(db)

  return rows
}
