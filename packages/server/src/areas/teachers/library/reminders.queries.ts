import { sql } from 'kysely'
import type { ColumnValue, Db } from '../../../platform/db/connect/pool.ts'

type Stages = readonly { days: number; until: string }[]

/** The stage of a last day: that of the fewest days which it is within. */
const stageOf = (column: string, stages: Stages) =>
  sql<number>`case ${sql.join(
    [...stages]
      .sort((a, b) => a.days - b.days)
      .map(({ days, until }) => sql`when ${sql.ref(column)} <= ${until} then ${sql.lit(days)}`),
    sql` `,
  )} end`

const lastDay = (stages: Stages) =>
  stages.reduce((last, { until }) => (until > last ? until : last), '')

/**
 * Marks library entries that have reached a stage, and returns them (the library has qualified
 * teachers only): a concurrent run waits for the row and finds it marked.
 */
export const stageQualifications = async (db: Db, today: string, stages: Stages) =>
  (
    await sql<{
      userId: number
      level: ColumnValue<'teacherQualifications', 'level'>
      validUntil: string
    }>`
      update teacher_library l set reminded_days = q.stage from
        (select id, level, valid_until, ${stageOf('validUntil', stages)} as stage
          from teacher_qualifications
          where valid_until between ${today} and ${lastDay(stages)}) q
      where q.id = l.qualification_id and (l.reminded_days is null or l.reminded_days > q.stage)
      returning l.user_id, q.level, q.valid_until`.execute(db)
  ).rows

/** The same of certificates. */
export const stageCertificates = async (db: Db, today: string, stages: Stages) =>
  (
    await sql<{ userId: number; number: string; validUntil: string }>`
      update teacher_certificates c set reminded_days = ${stageOf('c.validUntil', stages)}
      where c.valid_until between ${today} and ${lastDay(stages)}
        and (c.reminded_days is null or c.reminded_days > ${stageOf('c.validUntil', stages)})
      returning c.user_id, c.number, c.valid_until`.execute(db)
  ).rows
