import { sql } from 'kysely'
import type { TestServer } from './server/open-server.ts'

type WithDb = Pick<TestServer, 'db'>

const idWhere = async ({ db }: WithDb, table: string, column: string, value: string) => {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}
    where ${sql.ref(column)} = ${value}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`${table} has no ${column} ${value}`)

  return row.id
}

export const findDepartmentId = (server: WithDb, name: string) =>
  idWhere(server, 'departments', 'name', name)

export const findBaseId = (server: WithDb, name: string) => idWhere(server, 'bases', 'name', name)

export const findUserId = (server: WithDb, username: string) =>
  idWhere(server, 'users', 'username', username)

export const findRoleId = (server: WithDb, code: string) => idWhere(server, 'roles', 'code', code)

type RecordTable =
  | 'absences'
  | 'awardApplications'
  | 'departments'
  | 'evaluationTargets'
  | 'majors'
  | 'mentorApplications'
  | 'rotationBlocks'
  | 'teacherQualifications'
  | 'traineeSituations'

/** The version of a record now, as its next change has to name it. */
export async function findVersion({ db }: WithDb, table: RecordTable, id: number): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from ${sql.table(table)}
    where id = ${id}`.execute(db)

  return rows[0]!.version
}

/** The kinds of the notices of a person, the oldest first. */
export const findNoticeKinds = async ({ db }: WithDb, userId: number) =>
  (
    await db
      .selectFrom('notices')
      .select('kind')
      .where('userId', '=', userId)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind)
