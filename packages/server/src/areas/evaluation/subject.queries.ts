import { type Language, labelIn } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import { isOfOwnDepartment } from '../organisation/organisation.public.ts'
import type { SubjectScope } from './subject.policy.ts'

const departmentName = (language: Language) =>
  labelIn(language, sql`d.name`, sql`coalesce(d.name_en, d.name)`)

/** The name of the subject of a row, by its columns trainee_id, teacher_id and department_id. */
export const subjectOf = (alias: string, language: Language): RawBuilder<string> =>
  sql<string>`coalesce((select t.real_name from trainees t
      where t.id = ${sql.ref(`${alias}.trainee_id`)}),
    (select u.display_name from users u where u.id = ${sql.ref(`${alias}.teacher_id`)}),
    (select ${departmentName(language)} from departments d
      where d.id = ${sql.ref(`${alias}.department_id`)}))`

/** The department of the stay that a row rates, by its column block_id. */
export const stayNoteOf = (alias: string, language: Language): RawBuilder<string | null> =>
  sql<string | null>`(select ${departmentName(language)} from rotation_blocks b
      join departments d on d.id = b.department_id
    where b.id = ${sql.ref(`${alias}.block_id`)})`

/**
 * Whether a row rates the reader, or a department the reader is responsible for, by its columns
 * trainee_id, teacher_id and department_id. Staff, too, read of this row only what is shown to
 * those who are rated: no raters, and nothing of fewer than three.
 */
export const isAboutReader = (
  alias: string,
  { userId, departments }: SubjectScope,
): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${sql.ref(`${alias}.trainee_id`)} in (select mine.id from trainees mine
      where mine.user_id = ${userId})
    or ${sql.ref(`${alias}.teacher_id`)} = ${userId}
    or (${sql.ref(`${alias}.department_id`)} is not null
        and ${isOfOwnDepartment(departments, `${alias}.department_id`)}), false)`

/**
 * The ids of the subjects that `isAboutReader` holds for, each kind by its own index. For lists
 * that begin at the reader.
 */
export const subjectsAbout = ({ userId, departments }: SubjectScope): RawBuilder<number> =>
  sql<number>`(select about.id from evaluation_subjects about
      where about.trainee_id in (select mine.id from trainees mine where mine.user_id = ${userId})
    union all select about.id from evaluation_subjects about where about.teacher_id = ${userId}
    union all select about.id from departments d
      join evaluation_subjects about on about.department_id = d.id
      where ${isOfOwnDepartment(departments, 'd.id')})`
