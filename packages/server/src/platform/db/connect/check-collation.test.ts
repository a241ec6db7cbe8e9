import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openServer } from '../../../testing/server/open-server.ts'
import { checkCollation } from './check-collation.ts'

const server = await openServer()

const namesInOrder = async () =>
  (
    await sql<{
      nickname: string
    }>`select nickname from users where username like 'order.%'
        order by nickname collate pinyin`.execute(server.db)
  ).rows.map(({ nickname }) => nickname)

beforeAll(async () => {
  await server.db
    .insertInto('users')
    .values(
      ['赵敏', '安琪', '王芳', '白云'].map((nickname, i) => ({ username: `order.${i}`, nickname })),
    )
    .execute()
})

test('a server with the version of the collation needs nothing', async () => {
  expect(await checkCollation(server.connection)).toBeNull()
  expect(await namesInOrder()).toEqual(['安琪', '白云', '王芳', '赵敏'])
})

test('with another version the indexes are built again, once', async () => {
  await server.asOwner("update pg_collation set collversion = '1.0' where collname = 'pinyin'")

  const before = await server.asOwner("select pg_relation_filenode('users_display_name') as file")

  expect(await checkCollation(server.connection)).toMatch(
    /\(1\.0 to .+\): 1 indexes were built again/,
  )

  const after = await server.asOwner("select pg_relation_filenode('users_display_name') as file")

  expect(after.rows[0].file).not.toBe(before.rows[0].file)
  expect(await checkCollation(server.connection)).toBeNull()
})

test('the search for people reads the index of names in their order', async () => {
  await server.asOwner(
    `insert into users (username, nickname) select 'many.' || i, '王' || i from generate_series(1, 2000) i; analyze users`,
  )
  const plan = await server.asOwner(
    `explain select id from users where deleted_at is null order by display_name collate pinyin limit 20`,
  )
  expect(JSON.stringify(plan.rows)).toContain('users_display_name')
})

// the last one: the collation is another afterwards
test('on a server without ICU names follow code points, and the start says so', async () => {
  await server.asOwner(`drop index users_display_name; drop collation pinyin; create collation pinyin from "C";
    create index users_display_name on users (display_name collate pinyin) where deleted_at is null`)

  expect(await checkCollation(server.connection)).toContain('no ICU')
  expect(await namesInOrder()).toEqual(['安琪', '王芳', '白云', '赵敏'])
})
